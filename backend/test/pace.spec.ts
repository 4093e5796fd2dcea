import { Pace } from './pace';

describe('the pace of many requests', () => {
  it('[FTEST-54] ends with a request that is not answered, and names it', async () => {
    const never = new Promise<void>(() => undefined);
    await expect(new Pace('tries', 10).keep('GET /api/slow', never)).rejects.toThrow(
      'GET /api/slow has no answer after 0.01 s',
    );
  });

  it('[FTEST-54] hands answers and faults on, and says how far it is every 100 requests', async () => {
    const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      const pace = new Pace('tries');
      for (let sent = 1; sent <= 199; sent += 1) {
        expect(await pace.keep('GET /', Promise.resolve(sent))).toBe(sent);
      }
      await expect(pace.keep('GET /', Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
      expect(said.mock.calls.map(([text]) => text)).toEqual(['  tries: 100 requests\n', '  tries: 200 requests\n']);
    } finally {
      said.mockRestore();
    }
  });
});
