import { roundLengths } from '@stowbridge/contract/rounds';
import { CheckInput } from '../../components/check-input';
import { DueInputs } from '../../components/due-inputs';
import { Text } from '../../components/text';

/** What a round says. @param sealable whether it can be sealed now */
export const RoundFields = ({ sealable = true }: { sealable?: boolean }) => (
  <>
    <DueInputs day="dueAt" time="dueTime" label="Due" isRequired />
    {sealable && (
      <CheckInput
        source="sealed"
        label="Sealed"
        help="Until offers are due nobody but their bidders reads prices and terms; the office sees how many there are."
      />
    )}
    <Text
      source="instructions"
      label="Instructions (optional)"
      multiline
      maxLength={roundLengths.instructions}
      helperText="Bidders read them."
    />
  </>
);
