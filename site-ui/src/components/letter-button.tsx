import { FileButton } from './file-button';

interface Props {
  dealId: number;
  version: number;
  /** Whose offer it is, where there are several. */
  by?: string;
}

/** Saves the letter of intent of one version of terms. */
export const LetterButton = ({ dealId, version, by }: Props) => (
  <FileButton
    label="Download LOI"
    of={by ? `version ${version} by ${by}` : `version ${version}`}
    path={`/api/v1/me/deals/${dealId}/terms/${version}/letter`}
    name="letter-of-intent.pdf"
  />
);
