import type { DataSource } from 'typeorm';
import type { Storage } from '../../platform/storage/storage';
import { keepTexts } from '../documents/keep-texts';
import { findTexts, markLost } from './texts';

/**
 * Takes the NDA documents from before texts were kept into the agreements, and says of each signature which text it is
 * under (FEVI-02). A text is taken by its bytes alone: a signature whose bytes are gone is marked, never guessed. Run
 * again, it does what is left.
 * @returns a line for each signature whose text is lost
 */
export async function takeOverTexts(source: DataSource, storage: Storage): Promise<string[]> {
  await keepTexts(source, storage);
  await findTexts(source);
  return (await markLost(source)).map(
    (nda) =>
      `text lost: NDA ${nda.id} of user ${nda.user_id} on ${nda.property_name}, signed ${nda.signed_on}, SHA-256 ${nda.document_sha256}`,
  );
}
