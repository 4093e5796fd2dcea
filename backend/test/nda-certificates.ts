import { createHash } from 'node:crypto';
import type { CertificateFacts } from '../src/domains/ndas/certificate/certificate-facts';

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const DISCLOSURE =
  'You may have this agreement on paper: write to office@stowbridge.example. You may refuse to sign electronically by closing this window, and withdraw your consent later by writing to the same address; what was signed before stays valid. Your consent holds until you withdraw it. You need a browser that shows PDF files and an e-mail address.';

/** A signature of which everything is known. */
export const factsOf = (agreement: Uint8Array, more: Partial<CertificateFacts> = {}): CertificateFacts => ({
  product: 'Stowbridge',
  propertyId: 4711,
  propertyName: 'Harbor Storage',
  agreement: {
    fileName: 'NDA Harbor 2026-11-20.pdf',
    pages: 6,
    sha256: sha256Of(agreement),
    contentType: 'application/pdf',
  },
  textLost: false,
  documentSha256: sha256Of(agreement),
  signer: {
    name: 'Nia Hart',
    typedEmail: 'nia@hartcapital.example',
    accountEmail: 'nia.hart@example.com',
    accountConfirmed: 'Confirmed on 2026-11-02 14:10:55 UTC: a secret that was mailed to it came back.',
    entity: 'Hart Capital Partners LLC',
    postalAddress: ['1 Elm St', 'Suite 300', 'Denver, CO 80202'],
    phone: '303-555-0199',
  },
  consent: { text: 'I have read this agreement and sign it.', version: '9f2c11aa03de' },
  disclosure: { text: DISCLOSURE, version: 'a1b2c3d4e5f6', acceptedAt: new Date('2026-11-22T05:31:02Z') },
  authMethod: 'Password',
  signedInAt: new Date('2026-11-22T05:12:44Z'),
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  timeZone: 'America/Denver',
  signedAt: new Date('2026-11-22T05:31:07Z'),
  events: [
    { at: new Date('2026-11-22T05:28:40Z'), what: 'Agreement presented' },
    { at: new Date('2026-11-22T05:28:43Z'), what: 'Agreement opened' },
    { at: new Date('2026-11-22T05:31:02Z'), what: 'Disclosure accepted' },
    { at: new Date('2026-11-22T05:31:07Z'), what: 'Agreement signed' },
  ],
  chainHead: 'c0ffee'.repeat(10) + '1234',
  verifyUrl: 'https://stowbridge.example/verify',
  code: '7KQ2MXW9RT',
  outside: null,
  ...more,
});

/** A signature from before anything but the signature itself was kept. */
export const bareFacts = (): CertificateFacts => ({
  ...factsOf(Buffer.from('a text that is gone')),
  agreement: null,
  textLost: true,
  signer: {
    name: 'Nia Hart',
    typedEmail: 'nia@hartcapital.example',
    accountEmail: null,
    accountConfirmed: null,
    entity: null,
    postalAddress: [],
    phone: '',
  },
  consent: { text: 'I have read this agreement and sign it.', version: null },
  disclosure: null,
  authMethod: null,
  signedInAt: null,
  address: null,
  userAgent: null,
  timeZone: null,
  events: [],
  chainHead: null,
});
