import { shownName } from '../documents/shown-name';

/** What the file is called where people keep it. */
export const certificateName = ({ propertyName, signer }: { propertyName: string; signer: string }): string =>
  shownName(`NDA - ${propertyName} - ${signer}`.replace(/[\\/]/g, '_'), 'pdf');
