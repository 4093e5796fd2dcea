import { messageLength } from '@stowbridge/contract/fields';
import { missingDescription, missingReply, textError } from './message';

describe('the rules of a message', () => {
  it('[MSG-03] [MSG-04] wants a text, in the words of each dialog', () => {
    expect(textError(' \n', missingDescription)).toBe('Please enter description');
    expect(textError('', missingReply)).toBe('Please enter message');
    expect(textError('Hello', missingReply)).toBeUndefined();
  });

  it('says how long a message may be', () => {
    expect(textError('x'.repeat(messageLength), missingReply)).toBeUndefined();
    expect(textError('x'.repeat(messageLength + 1), missingReply)).toBe('At most 4,000 characters');
  });
});
