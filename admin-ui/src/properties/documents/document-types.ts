import { DOCUMENT_TIERS } from '@stowbridge/contract/access';
import { TIER_NAMES } from '@stowbridge/contract/access-names';

/** pdf, Word, Excel and PowerPoint [DOC-04], as the file chooser wants to hear it. */
export const acceptedDocuments = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx';

/** To whom a document can open. */
export const documentTiers = DOCUMENT_TIERS.map((id) => ({ id, name: TIER_NAMES[id] }));

/** [APROP-36] */
export const pleaseUploadNda = 'Please upload NDA Document';

/** [APROP-81] */
export const ndaRequired = 'NDA Document is required to make this property available for the buyer. Please upload.';
