import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { offerLengths } from '@stowbridge/contract/fields';
import { SelectInput } from 'react-admin';
import { Text } from '../../../components/text';
import { NumberTextInput } from '../../../components/number-text-input';
import { withSeparators } from '../../../components/numbers';
import { LookupsFailure } from '../../../components/lookups/lookups-failure';
import { StateInput } from '../../../components/lookups/state-input';
import { useLookups } from '../../../components/lookups/use-lookups';
import type { Deal } from '../../../records/deal';
import { nameOfUser, type User } from '../../../records/user';
import type { OfferForm } from './offer-form.rules';

const columns = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** The fields of the offer terms [DEAL-18]. */
export function OfferTermsInputs({ propertyName }: { propertyName: string }) {
  const { diligencePeriods } = useLookups();
  return (
    <>
      <LookupsFailure />
      <Typography color="text.secondary">
        An offer on {propertyName} that reached the office outside the site.
      </Typography>
      <Typography variant="h3" component="h3">
        Buyer
      </Typography>
      <Box sx={columns}>
        <Text source="firstName" label="First Name" maxLength={offerLengths.firstName} isRequired />
        <Text source="lastName" label="Last Name" maxLength={offerLengths.lastName} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Text source="email" label="Email" maxLength={offerLengths.email} type="email" isRequired />
        </Box>
        <Text source="city" label="City" maxLength={offerLengths.city} isRequired />
        <StateInput isRequired />
      </Box>
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        Offer terms
      </Typography>
      <Box sx={columns}>
        <Text source="loiName" label="Name" maxLength={offerLengths.loiName} isRequired />
        <Text source="loiCompanyName" label="Company" maxLength={offerLengths.loiCompanyName} isRequired />
        <NumberTextInput source="price" label="Offer" prefix="$" maxLength={offerLengths.price} isRequired />
        <SelectInput
          source="diligencePeriodId"
          label="Diligence Period"
          choices={diligencePeriods}
          isRequired
          helperText={false}
        />
        <Text
          source="sourceOfFinancing"
          label="Source of Financing"
          maxLength={offerLengths.sourceOfFinancing}
          isRequired
        />
        <NumberTextInput
          source="earnestMoneyDeposit"
          label="Earnest Money Deposit"
          suffix="%"
          plain
          maxLength={offerLengths.earnestMoneyDeposit}
          isRequired
        />
      </Box>
    </>
  );
}

/** What is known of the buyer and of the newest offer is filled in. */
export function startingTerms(deal?: Deal, account?: User): OfferForm {
  return {
    loiName: deal?.loiName ?? (account ? nameOfUser(account) : ''),
    loiCompanyName: deal?.loiCompanyName ?? account?.companyName ?? '',
    price: withSeparators(deal?.price),
    diligencePeriodId: deal?.diligencePeriodId ?? '',
    sourceOfFinancing: deal?.sourceOfFinancing ?? '',
    earnestMoneyDeposit: withSeparators(deal?.earnestMoneyDeposit),
    firstName: account?.firstName ?? deal?.offlineBuyerFirstName ?? '',
    lastName: account?.lastName ?? deal?.offlineBuyerLastName ?? '',
    email: account?.email ?? deal?.buyerEmail ?? '',
    city: account?.city ?? deal?.offlineBuyerCity ?? '',
    stateId: account?.stateId ?? deal?.offlineBuyerStateId ?? '',
  };
}
