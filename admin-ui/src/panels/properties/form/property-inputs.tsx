import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { propertyLengths } from '@stowbridge/contract/fields';
import { PriceAlternative, PropertyStatus } from '@stowbridge/contract/ids';
import { takesGuidance } from '@stowbridge/contract/guidance';
import { SIZE_AND_PRICE } from '@stowbridge/contract/property-fields';
import { useEffect, type ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { Text } from '../../../components/text';
import { useFormContext } from 'react-hook-form';
import { CheckInput } from '../../../components/check-input';
import { DateTextInput } from '../../../components/date-text-input';
import { LookupsFailure } from '../../../components/lookups/lookups-failure';
import { StateInput } from '../../../components/lookups/state-input';
import { useLookups } from '../../../components/lookups/use-lookups';
import { NumberTextInput } from '../../../components/number-text-input';
import { RadioInput } from '../../../components/radio-input';
import { figuresShownChoices } from '../figures-shown';
import { ndaModeChoices } from '../nda-modes';
import { FieldInput } from './field-input';
import { MetricInputs } from './metric-inputs';
import { emptyForm } from './property-form.mapping';
import type { PropertyForm } from './property-rules';

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, 1fr)' },
  alignItems: 'start',
};
const span = (of6: number) => ({ gridColumn: { sm: `span ${of6}` } });

/** The fields of a property, shared by creation and editing; the status is set only on an existing one. */
export function PropertyInputs({ updating }: { updating: boolean }) {
  const { storeTypes, propertyStatuses } = useLookups();
  const settable = propertyStatuses.filter(({ id }) => id !== PropertyStatus.Draft);
  return (
    <Box sx={{ display: 'grid', gap: 7 }}>
      <LookupsFailure />
      <Group title="Property">
        <Text
          source="name"
          label="Property Name"
          maxLength={propertyLengths.name}
          sx={span(updating ? 4 : 6)}
          isRequired
        />
        {updating && (
          <SelectInput source="statusId" label="Status" choices={settable} isRequired helperText={false} sx={span(2)} />
        )}
        <SelectInput
          source="storeTypeId"
          label="Property Type"
          choices={storeTypes}
          isRequired
          helperText={false}
          sx={span(3)}
        />
        <SelectInput
          source="roomForExpansion"
          label="Room For Expansion"
          choices={yesOrNo}
          isRequired={updating}
          helperText={false}
          format={(value: boolean | null) => (value === null || value === undefined ? '' : value ? 'yes' : 'no')}
          parse={(value: string) => (value === '' ? null : value === 'yes')}
          sx={span(3)}
        />
      </Group>
      <Group title="Address">
        <Text source="address1" label="Address Line 1" maxLength={propertyLengths.address1} sx={span(4)} isRequired />
        <Text source="address2" label="Address Line 2" maxLength={propertyLengths.address2} sx={span(2)} />
        <Text source="city" label="City" maxLength={propertyLengths.city} sx={span(2)} isRequired />
        <StateInput isRequired sx={span(2)} />
        <Text source="zipCode" label="Zip" maxLength={propertyLengths.zipCode} sx={span(1)} isRequired />
        <TextInput
          source="country"
          label="Country"
          readOnly
          helperText={false}
          sx={span(1)}
          slotProps={{ htmlInput: { maxLength: propertyLengths.country } }}
        />
      </Group>
      <Group title="Size and price">
        {SIZE_AND_PRICE.map((field) => (
          <Box key={field.name} sx={span(3)}>
            <FieldInput field={field} />
          </Box>
        ))}
        <InPlaceOfPrice updating={updating} />
        <Box sx={span(3)}>
          <DateTextInput source="offersDueDate" label="Offers Due Date" />
        </Box>
        <Box sx={span(6)}>
          <RadioInput
            source="figuresShown"
            label="NOI, occupancies and cap rate are shown to"
            choices={figuresShownChoices}
            row
          />
        </Box>
        <CheckInput
          source="featured"
          label="Feature this listing on the home page"
          sx={{ ...span(3), alignSelf: 'end' }}
        />
      </Group>
      <Group title="NDA and access">
        <Box sx={span(6)}>
          <RadioInput source="ndaMode" label="What a signature opens" choices={ndaModeChoices} />
        </Box>
        <Box sx={span(3)}>
          <NumberTextInput
            source="accessDays"
            label="Access lasts (days)"
            helperText="Without a number it has no end."
            maxLength={5}
          />
        </Box>
        <CheckInput source="sellerDecides" label="The seller decides, too" sx={{ ...span(3), mt: { sm: 6 } }} />
        <Confidentiality />
        <CheckInput
          source="sellerSeesNames"
          label="The seller sees the names of buyers"
          help="Who has signed, and who opened what. Otherwise the seller reads how many."
          sx={span(6)}
        />
        <Box sx={span(3)}>
          <DateTextInput
            source="questionsUntil"
            label="Questions Until"
            helperText="The last day on which buyers can ask questions. Without a day it has no end."
          />
        </Box>
      </Group>
      <MetricInputs />
    </Box>
  );
}

const yesOrNo = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
];

/** The name that stands for a confidential property; it is kept when the switch is off. */
function Confidentiality() {
  const { watch } = useFormContext<PropertyForm>();
  return (
    <>
      <Box sx={span(6)}>
        <CheckInput source="confidential" label="Confidential" />
        <FormHelperText sx={{ m: 0 }}>
          Name, street, ZIP and exact place are shown only to those whose access is open. Please see to it that
          description, pictures, video and documents do not give the property away.
        </FormHelperText>
      </Box>
      {watch('confidential') && (
        <Text
          source="teaserName"
          label="Teaser Name"
          helperText="What everybody else reads in place of the name."
          maxLength={propertyLengths.name}
          sx={span(6)}
          isRequired
        />
      )}
    </>
  );
}

/**
 * A price alternative; only option 6 has a date, and any other choice clears it [APROP-63]. With words a new listing is
 * proposed to keep the figures by which its price could be reckoned for those who have signed the NDA [BEYB-90], unless
 * somebody has chosen, now or in what is taken up again.
 */
function InPlaceOfPrice({ updating }: { updating: boolean }) {
  const { priceAlternatives } = useLookups();
  const {
    watch,
    getValues,
    setValue,
    getFieldState,
    formState: { defaultValues: start },
  } = useFormContext<PropertyForm>();
  const alternative = watch('alternatePriceOptionId');
  const auction = alternative === PriceAlternative.Auction;
  useEffect(() => {
    if (!auction && getValues('alternatePriceOptionDate')) {
      setValue('alternatePriceOptionDate', '', { shouldDirty: true });
    }
  }, [auction, getValues, setValue]);
  const proposes = () =>
    !updating &&
    !getFieldState('figuresShown').isTouched &&
    !start?.alternatePriceOptionId &&
    start?.figuresShown === emptyForm.figuresShown;
  return (
    <>
      <SelectInput
        source="alternatePriceOptionId"
        label="Price Alternative"
        choices={priceAlternatives}
        emptyText="None"
        helperText={alternative ? 'The price is not shown while a price alternative is chosen' : false}
        onChange={() =>
          proposes() &&
          setValue('figuresShown', getValues('alternatePriceOptionId') ? 'after the NDA' : 'everyone', {
            shouldDirty: true,
          })
        }
        sx={span(3)}
      />
      {takesGuidance(alternative) &&
        (['guidanceLow', 'guidanceHigh'] as const).map((end) => (
          <Box key={end} sx={span(3)}>
            <NumberTextInput
              source={end}
              label={end === 'guidanceLow' ? 'Price Guidance From' : 'Price Guidance To'}
              helperText="Shown beside the words. Without a range they stand alone."
              maxLength={17}
              prefix="$"
            />
          </Box>
        ))}
      {auction && (
        <Box sx={span(3)}>
          <DateTextInput source="alternatePriceOptionDate" label="Date" isRequired />
        </Box>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 3 }}>
        {title}
      </Typography>
      <Box sx={columns}>{children}</Box>
    </Box>
  );
}
