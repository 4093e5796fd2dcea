import { body, dollars, heading, longDate, makePdf } from './pdf';

/** A bank's letter that somebody has the money. */
export const makeFundsLetter = (holder: string, amount: number, asOf: Date): Promise<Buffer> =>
  makePdf('Proof of Funds', asOf, (pdf) => {
    heading(pdf, 'Proof of Funds');
    body(
      pdf,
      `As of ${longDate(asOf)}, ${holder} holds ${dollars(amount)} in deposit accounts with us, free of liens.`,
    );
    body(
      pdf,
      'This letter is no commitment to lend, and obliges the bank to nothing. First Example Bank, Treasury Services',
    );
  });
