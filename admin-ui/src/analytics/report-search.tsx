import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DateTextInput } from '../components/date-text-input';
import { isTypedDate } from '../dates';
import { SearchFields } from '../components/list/search-fields';
import { PlainForm } from '../components/plain-form';
import { displacesTo, reach, reportErrors, reportMessages, type ReportForm } from './report-rules';
import type { DateRanges } from './use-report';

interface Props<Form extends ReportForm> {
  ranges: DateRanges;
  /** What the address asks for. */
  shown: Form;
  onSubmit: (form: Form) => void;
  onClear: () => void;
  /** Filters beside the range. */
  children?: ReactNode;
  /** Beside Submit and Clear. */
  actions?: ReactNode;
}

/** The form that the reports share [ANA-09] to [ANA-14]; `Clear` puts back its first values and takes errors away [ANA-26]. */
export function ReportSearch<Form extends ReportForm>({
  ranges,
  shown,
  onSubmit,
  onClear,
  children,
  actions,
}: Props<Form>) {
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    onClear();
  };
  return (
    <PlainForm<Form>
      key={cleared}
      defaultValues={shown}
      validate={(form) => reportErrors(form, new Date())}
      onSubmit={onSubmit}
    >
      <Box sx={{ mb: 5 }}>
        <SearchFields submit="Submit" reset="Clear" onReset={clear} actions={actions}>
          <RangeFields ranges={ranges} />
          {children}
        </SearchFields>
      </Box>
    </PlainForm>
  );
}

/** A range or a pair of dates: choosing the one takes the other away [ANA-25], [ANA-31]. */
function RangeFields({ ranges }: { ranges: DateRanges }) {
  const { getValues, setError, setValue, clearErrors, watch } = useFormContext<ReportForm>();
  const from = watch('from');
  const { first, last } = reach(new Date());
  const shown = useRef(from);

  const chooseRange = () => {
    setValue('from', '');
    setValue('to', '');
    clearErrors(['from', 'to']);
  };
  const chooseDate = () => {
    if (getValues('from') || getValues('to')) {
      setValue('rangeId', '');
    }
  };
  const chooseFrom = (typed: string) => {
    chooseDate();
    if (shown.current === typed) {
      return;
    }
    shown.current = typed;
    if (!typed) {
      setValue('to', '');
    }
    if (!isTypedDate(typed)) {
      return;
    }
    clearErrors(['from', 'to']);
    if (!displacesTo(typed, getValues('to'))) {
      return;
    }
    setValue('to', '');
    setError('to', { type: 'displaced', message: reportMessages.to });
  };

  return (
    <>
      <RangeSelect ranges={ranges} onChosen={chooseRange} />
      <DateTextInput source="from" label="From Date" min={first} max={last} onTyped={chooseFrom} />
      <DateTextInput source="to" label="To Date" min={first} max={last} onTyped={chooseDate} disabled={!from} />
    </>
  );
}

/** The heading among the ranges shows while a pair of dates holds, and cannot be chosen [ANA-38]. */
function RangeSelect({ ranges, onChosen }: { ranges: DateRanges; onChosen: () => void }) {
  const { field, id } = useInput({ source: 'rangeId' });
  const known = ranges.some(({ ID }) => ID === field.value);
  const choose = (value: string) => {
    field.onChange(Number(value));
    onChosen();
  };
  return (
    <TextField
      select
      id={id}
      label="Date Range"
      value={known ? field.value : ''}
      onChange={(event) => choose(event.target.value)}
      onBlur={field.onBlur}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { title: ranges.find(({ ID }) => ID === field.value)?.Name },
        },
      }}
    >
      {ranges.map(({ ID, Name }) => (
        <MenuItem key={ID} value={ID} disabled={ID === ''}>
          {Name}
        </MenuItem>
      ))}
    </TextField>
  );
}
