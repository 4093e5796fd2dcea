import { whatHappened } from './what-happened';

const nothing = { detail: {}, before: null, after: null };

describe('the timeline of an account', () => {
  it.each([
    [{ ...nothing, action: 'user.status-changed', detail: { from: 1, to: 2 } }, 'Approved'],
    [{ ...nothing, action: 'user.status-changed', detail: { from: 2, to: 3 } }, 'Rejected'],
    [
      {
        ...nothing,
        action: 'user.changed',
        before: { phoneNumber: 'a', stateId: 1 },
        after: { phoneNumber: 'b', stateId: 2 },
      },
      'Changed phone, state',
    ],
    [{ ...nothing, action: 'user.profile-changed' }, 'Saved without a change'],
    [{ ...nothing, action: 'user.created' }, 'Account created'],
    [{ ...nothing, action: 'user.mails-stopped', detail: { category: 'offers' } }, 'Stopped mails about offers'],
    [
      { ...nothing, action: 'user.mails-started', detail: { category: 'messages' } },
      'Wants mails about messages again',
    ],
    [{ ...nothing, action: 'sessions.ended' }, 'Sessions ended'],
  ])('[ABUY-03] [ASEL-03] says %o in words', (entry, words) => expect(whatHappened(entry)).toBe(words));
});
