import { DOCUMENT_TIERS, Tier } from '@stowbridge/contract/access';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { DOCUMENT_EXTENSIONS } from '@stowbridge/contract/uploads';
import type { DocumentTier } from '../../data-provider/property-files';

/** pdf, Word, Excel and PowerPoint [DOC-04], as the file chooser wants to hear it. */
export const acceptedDocuments = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** To whom a document can open. */
export const documentTiers = DOCUMENT_TIERS.map((id) => ({ id, name: TIER_NAMES[id] }));

/** Proposed for what is uploaded. */
export const proposedTier: DocumentTier = Tier.Signed;

/** [APROP-36] */
export const pleaseUploadNda = 'Please upload NDA Document';

/** [APROP-81] */
export const ndaRequired = 'NDA Document is required to make this property available for the buyer. Please upload.';
