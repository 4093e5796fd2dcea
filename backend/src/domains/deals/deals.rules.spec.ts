import { Stage } from '@stowbridge/contract/ids';
import { notAtStage } from './deals.rules';

describe('what is refused because of the stage of a deal', () => {
  it.each([
    [Stage.Accepted, 'This offer has been accepted already.'],
    [Stage.Rejected, 'This offer has been rejected already.'],
    [Stage.Sold, 'This offer has been sold already.'],
    [Stage.Withdrawn, 'This offer has been withdrawn already.'],
    [Stage.InProcess, 'This offer is in process already.'],
    [Stage.Submitted, 'This offer still waits for an answer.'],
    [Stage.Interested, 'There is no offer yet.'],
  ])('[FSITE-13] is said in a sentence for people: %i', (stage, sentence) => {
    expect(notAtStage(stage).message).toBe(sentence);
  });
});
