import { DocumentType } from '@stowbridge/contract/ids';
import { useRef } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CheckInput } from '../../components/check-input';
import { Choose } from '../../components/choose';
import { FileInput } from '../../components/file-input';
import { FormDialog } from '../../components/form/form-dialog';
import { somethingWentWrong } from '../../data-provider/failure';
import { useLookups } from '../../components/lookups/use-lookups';
import type { DocumentTier } from '../../data-provider/property-files';
import { acceptedDocuments, documentTiers, proposedTier } from './document-types';
import { ReplaceNda } from './replace-nda';
import type { useDocuments } from './use-documents';

interface Typed {
  typeId: number;
  tier: DocumentTier;
  published: boolean;
  file: File | null;
}

interface Props {
  propertyId: number;
  files: ReturnType<typeof useDocuments>;
  /** The type that was chosen last. */
  proposed?: number;
  onAdded: (typeId: number) => void;
  onClose: () => void;
}

function problems({ typeId, file }: Typed): Partial<Record<keyof Typed, string>> {
  return { ...(typeId ? {} : { typeId: 'Type is required' }), ...(file ? {} : { file: 'File is required' }) };
}

/** Adds one document to a property; the type is chosen by hand, and a new NDA asks before it takes the place of another [FOFF-06]. */
export function AddDocument({
  propertyId,
  files: { documents, failed, refresh, uploading, send, replaces, nda, signatures },
  proposed = 0,
  onAdded,
  onClose,
}: Props) {
  const { documentTypes } = useLookups();
  const askAgain = useRef<boolean>(undefined);
  const save = async ({ typeId, tier, published, file }: Typed) => {
    if (file) {
      const askedAgain = replaces(typeId) ? askAgain.current : undefined;
      await send(typeId, file, typeId === DocumentType.Nda ? { askAgain: askedAgain } : { tier, published });
    }
    onAdded(typeId);
    return undefined;
  };
  return (
    <FormDialog<Typed>
      title="Upload Document"
      submit="Upload"
      maxWidth="xs"
      keptAs={`property/${propertyId}/document`}
      start={documents && { typeId: proposed, tier: proposedTier, published: true, file: null }}
      failure={failed ? somethingWentWrong : undefined}
      onRetry={refresh}
      validate={problems}
      save={save}
      // The upload has asked for the documents and the property already.
      refresh={() => undefined}
      question={({ typeId, file }, { running, onConfirm, onClose: keep }) =>
        file &&
        replaces(typeId) && (
          <ReplaceNda
            file={file}
            nda={nda}
            signatures={signatures}
            running={running}
            replace={(again) => {
              askAgain.current = again;
              onConfirm();
            }}
            keep={keep}
          />
        )
      }
      onClose={onClose}
    >
      <Choose source="typeId" label="Type" choices={documentTypes} placeholder="Choose a type" isRequired />
      <ReaderInputs />
      <FileInput
        source="file"
        label="File"
        accept={acceptedDocuments}
        help="PDF, Word, Excel or PowerPoint"
        share={uploading?.share}
      />
    </FormDialog>
  );
}

/** To whom it opens, and from when on; an NDA opens at once to whoever may sign it. */
function ReaderInputs() {
  const isNda = useFormContext<Typed>().watch('typeId') === DocumentType.Nda;
  return isNda ? null : (
    <>
      <SelectInput source="tier" label="Opens to" choices={documentTiers} isRequired helperText={false} />
      <CheckInput source="published" label="Publish it now" />
    </>
  );
}
