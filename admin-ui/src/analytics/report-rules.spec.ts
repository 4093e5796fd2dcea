import {
  defaultForm,
  displacesTo,
  formOf,
  rangeLabel,
  reach,
  reportErrors,
  reportRequest,
  searchOf,
  tickLabel,
} from './report-rules';

const now = new Date(2026, 10, 21);
const ranges = [
  { ID: '' as const, Name: 'Select Date Range' },
  { ID: 1, Name: 'Last week(by day)' },
];

describe('the rules of a report', () => {
  it('[ANA-32] [ANA-33] reaches from 12 months ago to today', () => {
    expect(reach(now)).toEqual({ first: '2025-11-21', last: '2026-11-21' });
    expect(reach(new Date(2028, 1, 29)).first).toBe('2027-02-28');
    expect(reportErrors({ from: '11-21-2025', to: '11-21-2026' }, now)).toEqual({});
    expect(reportErrors({ from: '11-20-2025', to: '11-21-2026' }, now)).toEqual({
      from: 'Please select valid From Date',
    });
    expect(reportErrors({ from: '11-21-2025', to: '11-22-2026' }, now)).toEqual({ to: 'Please select valid To Date' });
    expect(reportErrors({ from: '02-30-2026', to: '' }, now)).toEqual({ from: 'Please select valid From Date' });
  });

  it('[ANA-34] [ANA-35] wants a To Date, not before the From Date', () => {
    expect(reportErrors({ from: '11-10-2026', to: '11-09-2026' }, now)).toEqual({ to: 'Please select valid To Date' });
    expect(reportErrors({ from: '11-10-2026', to: '11-10-2026' }, now)).toEqual({});
    expect(reportErrors({ from: '11-10-2026', to: '' }, now)).toEqual({ to: 'Please select To Date' });
    expect(reportErrors({ from: '', to: '' }, now)).toEqual({});
  });

  it('[ANA-36] a From Date on or after the To Date displaces it', () => {
    expect(displacesTo('11-10-2026', '11-10-2026')).toBe(true);
    expect(displacesTo('11-11-2026', '11-10-2026')).toBe(true);
    expect(displacesTo('11-09-2026', '11-10-2026')).toBe(false);
    expect(displacesTo('11-09-2026', '')).toBe(false);
  });

  it('[ANA-28] [ANA-42] [ANA-44] sends the pair in the place of the range', () => {
    expect(reportRequest(defaultForm)).toEqual({ DateRangeID: 1, StartDate: '', EndDate: '' });
    expect(reportRequest({ rangeId: 1, from: '11-01-2026', to: '11-10-2026' })).toEqual({
      DateRangeID: undefined,
      StartDate: '2026-11-01',
      EndDate: '2026-11-10',
    });
  });

  it('[ANA-29] [ANA-30] is called by its dates or by the name of its range', () => {
    expect(rangeLabel(defaultForm, ranges)).toBe('Last week(by day)');
    expect(rangeLabel({ rangeId: '', from: '11-01-2026', to: '11-10-2026' }, ranges)).toBe('11-01-2026 to 11-10-2026');
  });

  it('[ANA-50] cuts the labels of ticks to 12 characters', () => {
    expect(tickLabel('Colorado Spr')).toBe('Colorado Spr');
    expect(tickLabel('Colorado Springs')).toBe('Colorado Spr..');
  });

  it.each([
    ['', {}],
    ['rangeId=3', { rangeId: 3 }],
    ['rangeId=9&from=x', {}],
    ['rangeId=3&from=11-01-2026&to=11-20-2026', { rangeId: '', from: '11-01-2026', to: '11-20-2026' }],
    ['from=11-20-2026&to=11-01-2026', {}],
    ['from=11-01-2020&to=11-20-2026', {}],
  ])('[FOFF-24] of the address %j is %j, and its own address leads to it', (address, asked) => {
    const now = new Date('2026-11-25T12:00:00');
    const form = formOf(new URLSearchParams(address), defaultForm, now);
    expect(form).toEqual({ ...defaultForm, ...asked });
    expect(formOf(searchOf(form, defaultForm), defaultForm, now)).toEqual(form);
  });
});
