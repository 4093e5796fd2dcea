import { today } from '@stowbridge/contract/dates';
import { isDay } from '@stowbridge/contract/days';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DateTextInput } from '../../components/date-text-input';
import { FileInput } from '../../components/file-input';
import { FormDialog } from '../../components/form/form-dialog';
import { useLookups } from '../../components/lookups/use-lookups';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { toWireDate } from '../../dates';
import { PersonInput } from '../people/person-input';
import { PropertyInput } from '../properties/property-input';

/** Said wherever it is opened. */
export const outsideNda = 'Record NDA signed outside…';

interface Typed {
  userId: number | null;
  propertyId: number | null;
  /** MM-dd-yyyy. */
  signedOn: string;
  file: File | null;
}

function problems(
  { userId, propertyId, signedOn, file }: Partial<Typed>,
  timeZone: string,
): Partial<Record<keyof Typed, string>> {
  const day = toWireDate(signedOn) ?? '';
  return {
    ...(userId ? {} : { userId: 'Person is required' }),
    ...(propertyId ? {} : { propertyId: 'Property is required' }),
    ...(!signedOn
      ? { signedOn: 'Day signed is required' }
      : !isDay(day)
        ? { signedOn: 'Date is invalid' }
        : day > today(timeZone)
          ? { signedOn: 'Date cannot be in the future' }
          : {}),
    ...(file ? {} : { file: 'File is required' }),
  };
}

interface Props {
  /** The one on whose page it is. */
  propertyId?: number;
  /** Told the id of the NDA. */
  onRecorded: (id: number) => void;
  onClose: () => void;
}

/** Keeps an NDA that was signed on paper or elsewhere; with that its signer is let in. */
export function OutsideNda({ propertyId, onRecorded, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const [share, setShare] = useState<number>();
  const made = useRef(0);
  const save = async ({ file, userId, propertyId: chosen, signedOn }: Typed) => {
    if (!file) {
      throw new Error('A form without a file is not saved.');
    }
    setShare(0);
    try {
      const nda = { userId: Number(userId), propertyId: Number(chosen), signedOn: toWireDate(signedOn) ?? '', file };
      const { id, name, propertyName } = await dataProvider.recordOutsideNda(nda, setShare);
      made.current = id;
      return `The NDA of ${name} on ${propertyName} is recorded.`;
    } finally {
      setShare(undefined);
    }
  };
  return (
    <FormDialog<Typed>
      title="Record NDA signed outside"
      submit="Record"
      maxWidth="xs"
      keptAs={`nda/outside/${propertyId ?? 'any'}`}
      start={{ userId: null, propertyId: propertyId ?? null, signedOn: '', file: null }}
      validate={(typed) => problems(typed, timeZone)}
      save={save}
      onSaved={() => onRecorded(made.current)}
      onClose={onClose}
    >
      <PersonInput source="userId" label="Person" isRequired />
      <PropertyInput source="propertyId" isRequired />
      <DateTextInput source="signedOn" label="Day signed" max={today(timeZone)} isRequired />
      <FileInput source="file" label="Signed NDA" accept=".pdf" help="PDF" share={share} />
    </FormDialog>
  );
}
