import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { TextInput, useInput } from 'react-admin';
import { toTypedDate, toWireDate, withDashes } from '../dates';

interface Props {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
  disabled?: boolean;
  /** The first and last day that the calendar offers, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Told of what was typed or picked, once the field holds it. */
  onTyped?: (text: string) => void;
}

/** A date typed as MM-dd-yyyy [CONST-54], or picked from the browser's own calendar. */
export function DateTextInput({ source, label, isRequired, helperText, disabled, min, max, onTyped }: Props) {
  const { field } = useInput({ source });
  const calendar = useRef<HTMLInputElement>(null);
  const pick = () => {
    if (!calendar.current) {
      return;
    }
    calendar.current.value = toWireDate(field.value) ?? '';
    calendar.current.showPicker();
  };
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      disabled={disabled}
      helperText={helperText ?? false}
      placeholder="MM-dd-yyyy"
      parse={(text) => withDashes(text ?? '')}
      onChange={(event) => onTyped?.(withDashes(event.target.value))}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton aria-label={`Pick ${label}`} onClick={pick} disabled={disabled} edge="end">
                <CalendarTodayOutlined />
              </IconButton>
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden
                min={min}
                max={max}
                onChange={(event) => {
                  const picked = toTypedDate(event.target.value);
                  field.onChange(picked);
                  onTyped?.(picked);
                }}
                style={{
                  position: 'absolute',
                  right: 0,
                  bottom: 0,
                  width: 1,
                  height: 1,
                  opacity: 0,
                  pointerEvents: 'none',
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
