import type { DealTermsDto } from '@stowbridge/api';
import { Stage } from '@stowbridge/contract/ids';
import { agreedText, canAgree } from '@stowbridge/contract/turns';

export type Reader = 'buyer' | 'seller';

/** Tells by when something is due, with the time zone. */
export type SayDue = (moment: Date) => string;

export type Standing = Pick<DealTermsDto, 'statusId' | 'turn' | 'kind' | 'answerBy' | 'lapsed' | 'taken' | 'versions'>;

export interface TurnLine {
  text: string;
  /** Whoever reads it has to act. */
  mine: boolean;
}

/** Another offer on the property is accepted, and this one can be no more. */
const taken: Record<Reader, string> = {
  buyer: 'Another offer has been accepted. Yours stays on file.',
  seller: 'Another offer has been accepted. You can still reject this one.',
};

const ended: Partial<Record<number, string>> = {
  [Stage.Accepted]: 'The offer is accepted. The broker guides you through due diligence.',
  [Stage.Sold]: 'The sale is complete.',
  [Stage.Rejected]: 'The offer was rejected.',
  [Stage.Withdrawn]: 'The offer was withdrawn.',
};

/** Whether the buyer can agree to the newest terms. */
export const mayAgree = ({ statusId, kind, lapsed }: Standing): boolean => canAgree({ stage: statusId, kind, lapsed });

/** Whose turn it is on a deal, and until when: the first line that either side reads. */
export function turnLine(standing: Standing, reader: Reader, due: SayDue): TurnLine {
  const { statusId, turn, answerBy } = standing;
  if (turn === 'nobody') {
    return { text: ended[statusId] ?? 'Nobody has to answer.', mine: false };
  }
  if (standing.taken) {
    return { text: taken[reader], mine: false };
  }
  if (standing.lapsed && answerBy) {
    return lapsed(standing, reader, due(new Date(answerBy)));
  }
  const by = answerBy ? ` by ${due(new Date(answerBy))}` : '';
  return turn === reader
    ? { text: `Your turn: ${task(standing, reader)}${by}`, mine: true }
    : { text: `The ${turn} answers next${by}`, mine: false };
}

function task({ kind, versions: [newest] }: Standing, reader: Reader): string {
  if (reader === 'buyer') {
    return kind === 'counter' ? `answer the ${newest?.authorSide}'s counter` : 'revise your terms';
  }
  const buyer = newest?.loiName ?? 'The buyer';
  return kind === 'agreed' ? `${agreedText(buyer)}, please accept or reject` : `answer the offer of ${buyer}`;
}

/** What has lapsed can be replaced by new terms, whoever's turn it is. */
function lapsed({ kind, versions: [newest] }: Standing, reader: Reader, due: string): TurnLine {
  const what = kind === 'counter' ? 'counter' : 'offer';
  if (reader === 'buyer') {
    return { text: `This ${what} lapsed on ${due}. You can make a new offer.`, mine: true };
  }
  const next = kind === 'counter' ? 'The buyer can make a new offer, and you can counter again.' : 'You can counter.';
  return {
    text: `This ${what} lapsed on ${due}. ${next}`,
    mine: kind !== 'counter' || newest?.authorSide === 'seller',
  };
}
