import Alert from '@mui/material/Alert';
import { farFromPrice, toNumber } from '@stowbridge/contract/rules';
import { useRef } from 'react';
import { useDataProvider, useGetOne, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Facts } from '../../../components/facts';
import { FormDialog } from '../../../components/form/form-dialog';
import { money, percent } from '../../../components/format';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { nameOf, useLookups } from '../../../components/lookups/use-lookups';
import { paths } from '../../../paths';
import { product } from '../../../product';
import type { Property } from '../../../records/property';
import type { Deal } from '../../../records/deal';
import type { User } from '../../../records/user';
import { OfferTermsInputs, startingTerms } from './offer-terms-form';
import { offerErrors, type OfferForm } from './offer-form.rules';

interface Props {
  property: { id: number; name: string; statusId?: number };
  /** The deal that the offer belongs to; without one the offer opens a new deal. */
  deal?: Deal;
  onClose: () => void;
}

/** [OFF-25] */
function offerSubmitted(): string {
  return (
    'Offer Terms have been successfully submitted. Offer details are now available under submitted offers on your ' +
    `buyer account. A ${product.name} Agent will contact you shortly with next steps.`
  );
}

/** For the office: a buyer outside the product is written to at the address that was noted. */
function whoWasTold({ firstName, lastName, email }: OfferForm, deal?: Deal): string {
  return deal?.buyerId
    ? `${deal.buyerName} has been told.`
    : `${`${firstName} ${lastName ?? ''}`.trim()} has no account and has been told at ${deal?.buyerEmail ?? email.trim()}.`;
}

/** An offer that reached the office outside the site: the form, the confirmation, the post [DEAL-35], [OFF-20]. */
export function OfflineLoi({ property, deal, onClose }: Props) {
  const buyer = useGetOne<User>(
    'users',
    { id: deal?.buyerId ?? 0 },
    { enabled: deal?.buyerId != null, onError: () => undefined, retry: false },
  );
  const waiting = deal?.buyerId != null && buyer.isPending;
  const told = useRef('');
  const { data: asked } = useGetOne<Property>('properties', { id: property.id });
  const { states, diligencePeriods } = useLookups();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();

  const save = async (terms: OfferForm, key: string) => {
    const offer = {
      propertyId: property.id,
      propertyName: property.name,
      propertyStatusId: property.statusId,
      dealId: deal?.id,
      price: toNumber(terms.price) ?? 0,
      loiName: terms.loiName.trim(),
      loiCompanyName: terms.loiCompanyName.trim(),
      sourceOfFinancing: terms.sourceOfFinancing.trim(),
      earnestMoneyDeposit: toNumber(terms.earnestMoneyDeposit) ?? 0,
      diligencePeriodId: Number(terms.diligencePeriodId),
      buyer: {
        firstName: terms.firstName.trim(),
        lastName: (terms.lastName ?? '').trim(),
        email: terms.email.trim(),
        city: terms.city.trim(),
        stateId: Number(terms.stateId),
        state: nameOf(states, Number(terms.stateId)),
      },
    };
    await dataProvider.offlineOffer(offer, key);
    told.current = whoWasTold(terms, deal);
    return undefined;
  };
  const saved = () => {
    notify(`${offerSubmitted()}\n${told.current}`, { type: 'success', autoHideDuration: 12_000, multiLine: true });
    void navigate(paths.deals, { replace: true });
  };

  return (
    <FormDialog<OfferForm>
      title="Offline LOI"
      submit="Submit"
      keptAs={`offline-loi/${deal ? `deal-${deal.id}` : `property-${property.id}`}`}
      start={waiting ? undefined : startingTerms(deal, buyer.data)}
      validate={offerErrors}
      save={save}
      onSaved={saved}
      question={(form, question) => {
        const notice = farFromPrice(toNumber(form.price) ?? 0, asked?.publicPrice ?? null);
        return (
          <ConfirmDialog
            open
            title="Confirm Offer Terms"
            confirm="Yes, Confirm & Submit"
            cancel="No, Revise"
            {...question}
          >
            <Facts
              facts={[
                { label: 'Property', value: property.name },
                { label: 'Buyer', value: `${form.firstName} ${form.lastName ?? ''}`.trim() },
                { label: 'Offer', value: money(toNumber(form.price)) },
                { label: 'Diligence Period', value: nameOf(diligencePeriods, Number(form.diligencePeriodId)) },
                { label: 'Earnest Money Deposit', value: percent(toNumber(form.earnestMoneyDeposit)) },
                { label: 'Source of Financing', value: form.sourceOfFinancing },
              ]}
            />
            {notice && <Alert severity="warning">{notice}</Alert>}
          </ConfirmDialog>
        );
      }}
      onClose={onClose}
      maxWidth="md"
    >
      <OfferTermsInputs propertyName={property.name} />
    </FormDialog>
  );
}
