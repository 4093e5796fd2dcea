import type { NdaLinkDto, PropertyProfileDto } from '@stowbridge/api';
import { DocumentsService } from '@stowbridge/api/services/DocumentsService';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { UsersService } from '@stowbridge/api/services/UsersService';
import { asksForCode } from '@stowbridge/contract/email-code';
import { useCallback, useState } from 'react';
import { ApiError } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Dialog } from '../../components/dialog';
import { PageSkeleton } from '../../components/skeleton';
import { showToast } from '../../components/toast';
import { readSession, updateSession } from '../../session/session';
import { Agreement } from './agreement';
import { NdaForm } from './nda-form';
import { ndaStart } from './nda-start';
import styles from './nda-dialog.module.css';
import type { NdaField } from './nda-rules';
import type { Values } from '../../forms/rules';

export interface NdaDialogProps {
  profile: Pick<PropertyProfileDto, 'StoreID' | 'StoreName'>;
  onClose: () => void;
  /** [PROF-27] Reloads the property, which is then open, or says who looks at the request. */
  onSigned: () => Promise<void>;
}

/** [PROF-07] The agreement, readable, beside the form that signs it. */
export default function NdaDialog({ profile, onClose, onSigned }: NdaDialogProps) {
  const load = useCallback(
    () =>
      Promise.all([
        new DocumentsService(browserApi).nda({ storeId: profile.StoreID }),
        new LookupsService(browserApi).states(),
        new UsersService(browserApi).profile(),
      ]).then(([document, states, account]) => ({ document, states, account })),
    [profile.StoreID],
  );
  const { data, error } = useLoad(load);
  const [replacement, setReplacement] = useState<NdaLinkDto>();
  const [codeAsked, setCodeAsked] = useState(false);
  const text = replacement ?? data?.document;
  /** The text that this person has before them; another one has to be opened too before it can be signed. */
  const [opened, setOpened] = useState<string>();
  const showAgain = async () =>
    setReplacement(await new DocumentsService(browserApi).nda({ storeId: profile.StoreID }));
  const send = async (values: Values<NdaField>) => {
    try {
      return await new JourneysService(browserApi).signNda({ requestBody: signatureOf(profile, values, text) });
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) {
        if (asksForCode(failure.message)) {
          setCodeAsked(true);
        } else {
          // The office may have replaced the text meanwhile, or it was open for too long: it is read and agreed to anew.
          await showAgain().catch(() => undefined);
        }
      }
      throw failure;
    }
  };
  const sign = async (values: Values<NdaField>) => {
    const { defaultRole, BuyerStoreNDAID, IsAccessOpen } = await send(values);
    // [PROF-26] Who signs is a buyer from now on, and keeps being a seller where they were one.
    updateSession({
      role: 'Buyer',
      buyerDefault: true,
      sellerDefault: defaultRole.some(({ RoleId, IsDefault }) => RoleId === 3 && IsDefault),
      ndas: { ...readSession()?.ndas, [profile.StoreID]: BuyerStoreNDAID },
    });
    await onSigned();
    onClose();
    showToast(IsAccessOpen ? 'The NDA is signed. You can read the documents now.' : 'The NDA is signed.');
  };
  return (
    <Dialog title={`Confidentiality agreement, ${profile.StoreName}`} onClose={onClose} reading>
      {error && <p role="alert">{error}</p>}
      {!error && !data && <PageSkeleton />}
      {data && text && (
        <div className={styles.columns}>
          <div className={styles.document}>
            <Agreement text={text} onOpened={() => setOpened(text.DocumentSha256)} onRetry={showAgain} />
          </div>
          <NdaForm
            storeId={profile.StoreID}
            start={ndaStart(data.document, data.account)}
            codeSentTo={data.account.Email}
            states={data.states}
            text={text}
            opened={opened === text.DocumentSha256}
            codeAsked={codeAsked}
            onSign={sign}
            onCancel={onClose}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The signature names the text, the sentence and the disclosure that were shown, and when they were. */
function signatureOf({ StoreID, StoreName }: NdaDialogProps['profile'], values: Values<NdaField>, text?: NdaLinkDto) {
  const { Agreement: _, Disclosure, NDAStateID, EmailCode, ...written } = values;
  const code = EmailCode ? { EmailCode: EmailCode.trim() } : {};
  return {
    ID: 0,
    StoreID,
    DealName: StoreName,
    ...written,
    NDAStateID: Number(NDAStateID),
    IsAgreed: true as const,
    DocumentSha256: text?.DocumentSha256,
    ConsentVersion: text?.ConsentVersion,
    CeremonyID: text?.CeremonyID,
    IsDisclosureAccepted: Disclosure !== '',
    TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...code,
  };
}
