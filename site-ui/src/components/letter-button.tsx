import { FileButton } from './file-button';

/** Saves the letter of intent of one version of terms. */
export const LetterButton = ({ dealId, version }: { dealId: number; version: number }) => (
  <FileButton
    label="Download LOI"
    of={`version ${version}`}
    path={`/api/v1/me/deals/${dealId}/terms/${version}/letter`}
    name="letter-of-intent.pdf"
  />
);
