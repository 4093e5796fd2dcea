import { LoadLimit } from './load-limit';

let clock = 0;

/** So many requests at once, again and again, each as late as so many at once make it. */
function serve(limit: LoadLimit, offered: number, perRequest: number, rounds: number): number {
  let served = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = (clock += 1);
    served = Array.from({ length: offered }, () => limit.begin(clock)).filter(Boolean).length;
    clock += served * perRequest;
    for (let one = 0; one < served; one += 1) {
      limit.end(began, clock, clock);
    }
  }
  return served;
}

describe('the limit of requests at the same time', () => {
  it('refuses what comes beyond it, and takes the next when one has been answered', () => {
    const limit = new LoadLimit(2);
    expect([limit.begin(0), limit.begin(0), limit.begin(0)]).toEqual([true, true, false]);
    limit.end(0, 5, 5);
    expect([limit.begin(5), limit.begin(5)]).toEqual([true, false]);
  });

  it('settles where answers are in time, whatever is offered', () => {
    for (const perRequest of [1, 2, 5]) {
      const served = serve(new LoadLimit(200), 600, perRequest, 500);
      expect([perRequest, served * perRequest > 40, served * perRequest <= 55]).toEqual([perRequest, true, true]);
    }
  });

  it('rises again when there is less to do', () => {
    const limit = new LoadLimit(200);
    serve(limit, 600, 10, 200);
    expect(limit.allowed).toBeLessThan(20);
    serve(limit, 600, 0.1, 400);
    expect(limit.allowed).toBeGreaterThan(150);
  });

  it('does not fall for requests that are slow by themselves while few are answered', () => {
    const limit = new LoadLimit(200);
    for (let one = 0; one < 1000; one += 1) {
      limit.begin(one * 5000);
      limit.end(one * 5000, one * 5000 + 4000, one * 5000 + 4000);
    }
    expect(limit.allowed).toBe(200);
  });

  it('leaves some places however late everything is', () => {
    const limit = new LoadLimit(200);
    serve(limit, 600, 1000, 300);
    expect(limit.allowed).toBe(8);
  });

  /** All places taken at 0 and answered then. */
  const answeredAfter = (ms: number | undefined): LoadLimit => {
    const limit = new LoadLimit(100);
    for (let one = 0; one < 100; one += 1) {
      limit.begin(0);
    }
    for (let one = 0; one < 100; one += 1) {
      limit.end(0, ms, 10_000);
    }
    return limit;
  };

  it('falls the deeper the later the answers are, once for all that began before', () => {
    expect([51, 62.5, 1000].map((ms) => answeredAfter(ms).allowed)).toEqual([90, 80, 50]);
  });

  it('learns nothing from what takes as long as its sender makes it take', () => {
    expect(answeredAfter(undefined).allowed).toBe(100);
  });

  it('is whole again after five seconds without a late answer', () => {
    const limit = answeredAfter(1000);
    limit.begin(15_000);
    expect(limit.allowed).toBe(50);
    limit.begin(15_001);
    expect(limit.allowed).toBe(100);
  });
});
