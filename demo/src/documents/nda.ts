import type { PropertyRow } from '../plan';
import { artifact, body, heading, INK, LINE, longDate, makePdf, MUTED, tagged } from './pdf';

const CLAUSES: readonly (readonly [string, string])[] = [
  [
    '1. Purpose',
    'Recipient wishes to evaluate a possible purchase of the Property. To make that possible, Owner, through Stowbridge as its broker, will make available information about the Property that is not known to the public.',
  ],
  [
    '2. Confidential Information',
    'Confidential Information means everything that Owner or Broker discloses about the Property or its operation, in any form, including rent rolls, operating statements, customer and lease information, surveys, reports, market studies, the terms under discussion and the fact that the Property is for sale. It does not include information that is or becomes public without breach of this Agreement, that Recipient already held lawfully, or that Recipient receives from a third party who was free to disclose it.',
  ],
  [
    '3. Use and care',
    'Recipient will use Confidential Information only to evaluate and, if agreed, to complete a purchase of the Property; will keep it in confidence with at least the care given to its own sensitive information; and will not copy it except as needed for that evaluation.',
  ],
  [
    '4. Representatives',
    'Recipient may share Confidential Information with its partners, employees, lenders, attorneys and advisors who need it for the evaluation and who are bound to keep it in confidence. Recipient answers for their compliance.',
  ],
  [
    '5. No contact',
    'Recipient will not speak with the staff, customers, suppliers or lenders of the Property about the Property or its sale, and will not visit other than as the public does, without the prior consent of Broker. Every inspection is arranged through Broker.',
  ],
  [
    '6. Required disclosure',
    'If Recipient is required by law or by order of a court to disclose Confidential Information, it will, where permitted, tell Broker promptly and disclose only what is required.',
  ],
  [
    '7. No warranty',
    'Owner and Broker believe the information to be reliable but make no representation as to its accuracy or completeness. Recipient will rely on its own investigation and on the representations of a signed purchase contract only.',
  ],
  [
    '8. No obligation',
    'Nothing in this Agreement obliges Owner to sell or Recipient to buy. Owner may change the terms, withdraw the Property or deal with others at any time without notice.',
  ],
  [
    '9. Brokerage',
    'Recipient acknowledges Broker as the exclusive representative of Owner. Recipient will pay any broker or finder of its own, and will indemnify Owner and Broker against the claims of anyone who acts through Recipient.',
  ],
  [
    '10. Return',
    'At the request of Owner or Broker, Recipient will return or destroy Confidential Information and confirm in writing that it has done so. One copy may be kept by counsel as a record of compliance.',
  ],
  [
    '11. Term',
    'The obligations of this Agreement last for two years from the date of signature, or until closing of a purchase of the Property by Recipient, whichever comes first.',
  ],
  [
    '12. Remedies',
    'Money alone may not repair a breach. Owner and Broker may seek an injunction in addition to any other remedy, and the party that prevails recovers its reasonable attorney fees.',
  ],
  [
    '13. General',
    'This Agreement binds successors and permitted assigns, is governed by the law of the state in which the Property is located, is the entire agreement on its subject, and may be signed electronically. An electronic signature has the same effect as one by hand.',
  ],
];

/** Whom an agreement is about: one property by name, or any property of a state that the record of signature names. */
export interface NdaSubject {
  name: string;
  place: string;
  date: Date;
}

export const ndaOf = (property: PropertyRow): NdaSubject => ({
  name: property.name,
  place: `${property.address1}, ${property.city}, ${property.stateCode} ${property.zipCode}`,
  date: property.createdAt,
});

export const ndaOfState = (stateName: string, date: Date): NdaSubject => ({
  name: 'the self-storage property named in the record of signature',
  place: `an address in the State of ${stateName}`,
  date,
});

/** The confidentiality agreement: two pages with the full text. */
export function makeNda({ name, place, date }: NdaSubject): Promise<Buffer> {
  return makePdf('Confidentiality and Non-Disclosure Agreement', date, (pdf) => {
    tagged(pdf, 'H1', () =>
      pdf
        .font('Helvetica-Bold')
        .fontSize(18)
        .fillColor(INK)
        .text('Confidentiality and Non-Disclosure Agreement', { align: 'left' })
        .moveDown(0.3),
    );
    tagged(pdf, 'P', () =>
      pdf
        .font('Helvetica')
        .fontSize(10)
        .fillColor(MUTED)
        .text(`${name.charAt(0).toUpperCase()}${name.slice(1)}  |  ${place}`)
        .moveDown(0.8),
    );
    body(
      pdf,
      `This Agreement is made between the owner of ${name}, located at ${place} ("Property" and "Owner"), acting through Stowbridge ("Broker"), and the person or entity that signs it ("Recipient"). It was prepared on ${longDate(date)}.`,
    );
    for (const [title, text] of CLAUSES) {
      heading(pdf, title);
      body(pdf, text);
    }
    if (pdf.y > 560) {
      pdf.addPage();
    }
    heading(pdf, 'Signature of Recipient');
    body(pdf, 'By signing, Recipient confirms having read this Agreement and agrees to be bound by it.');
    for (const label of ['Name', 'Entity', 'Signature', 'Date']) {
      const y = pdf.y + 14;
      artifact(pdf, () =>
        pdf
          .moveTo(150, y + 10)
          .lineTo(440, y + 10)
          .lineWidth(0.7)
          .strokeColor(LINE)
          .stroke(),
      );
      tagged(pdf, 'P', () => pdf.font('Helvetica').fontSize(9).fillColor(MUTED).text(label, 64, y));
    }
  });
}
