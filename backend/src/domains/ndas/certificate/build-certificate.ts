import { createHash } from 'node:crypto';
import { read } from '../../../platform/pdf/pdf-files';
import { append } from './append';
import { attach, type Named, write } from './certificate-file';
import type { CertificateFacts } from './certificate-facts';
import { certificatePages, madeOf, type Place, titleOf } from './certificate-pages';
import { openAgreement } from './open-agreement';

/**
 * The certificate of a signature: the pages of the agreement, then its own. The same input gives the same bytes.
 *
 * @param agreement the file that was signed; null when its text was lost
 * @param unread the agreement is attached without being opened
 */
export async function buildCertificate(
  facts: CertificateFacts,
  agreement: Uint8Array | null,
  unread = false,
): Promise<Uint8Array> {
  if (Boolean(agreement) !== Boolean(facts.agreement)) {
    throw new Error('The agreement and what is said of it do not go together.');
  }
  const named = namedBy(facts);
  const pagesFor = async (place: Place) => read(await certificatePages(facts, place));
  if (!agreement || !facts.agreement) {
    return write(await pagesFor('lost'), named);
  }
  if (createHash('sha256').update(agreement).digest('hex') !== facts.agreement.sha256) {
    throw new Error('The agreement is not the file that was signed.');
  }
  const opened = unread
    ? { place: 'attached-unread' as const }
    : await openAgreement(agreement, facts.agreement.contentType);
  if ('copy' in opened) {
    const { copy, signed } = opened;
    const pages = await pagesFor(signed ? 'before-without-its-signatures' : 'before');
    try {
      append(copy, pages);
      if (signed) {
        attach(copy, agreement, facts.agreement);
      }
      return await write(copy, named);
    } catch {
      // It could be read and takes no more pages for all that.
    }
  }
  const alone = await pagesFor('place' in opened ? opened.place : 'attached-unreadable');
  attach(alone, agreement, facts.agreement);
  return write(alone, named);
}

const namedBy = (facts: CertificateFacts): Named => ({
  title: titleOf(facts),
  author: facts.product,
  at: madeOf(facts),
  key: `${facts.code} ${facts.documentSha256}`,
});
