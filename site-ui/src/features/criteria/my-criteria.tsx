import type { CriteriaDto, PropertyLookupDto } from '@stowbridge/api';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { conditionWords, CRITERIA_DAYS, CRITERIA_MAX, type CriterionNames } from '@stowbridge/contract/criteria';
import { type ComponentProps, useState } from 'react';
import { ApiError, textInPlaceOf } from '../../api/api';
import { browserApi, fetchVersioned } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { Icon } from '../../components/icon';
import { PageSkeleton } from '../../components/skeleton';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { showToast } from '../../components/toast';
import { formatFullDate, formatMoney } from '../../lib/format';
import { CriteriaDialog } from './criteria-dialog';
import styles from './my-criteria.module.css';

const api = new MeResourceService(browserApi);
const load = async () => {
  const [criteria, lookup] = await Promise.all([
    api.criteria({ range: `[0,${CRITERIA_MAX - 1}]` }),
    new LookupsService(browserApi).property(),
  ]);
  return { criteria, lookup };
};

const namesOf = ({ states, storeTypes }: PropertyLookupDto): CriterionNames => {
  const nameIn = (choices: { ID: number; Name: string }[]) => (id: number) =>
    choices.find(({ ID }) => ID === id)?.Name ?? '';
  return { state: nameIn(states), type: nameIn(storeTypes) };
};

type Asked = { edit?: ComponentProps<typeof CriteriaDialog>['read'] } | { remove: CriteriaDto };

/** What one buys, each with what it asks, and the ways to add, correct and delete it [BEYB-57]. */
export function MyCriteria() {
  const { data, error, reload } = useLoad(load);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  /** As it is now: the office may have changed it since the list was loaded. */
  const edit = ({ id, name }: CriteriaDto) =>
    fetchVersioned<CriteriaDto>(`/api/v1/me/criteria/${id}`).then(
      (read) => setAsked({ edit: read }),
      (failure: unknown) => void showAlert(`${name} could not be loaded. ${textInPlaceOf(failure)}`),
    );
  return (
    <>
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {!data && error && (
        <Button look="secondary" onClick={() => void reload()}>
          Try again
        </Button>
      )}
      {data?.criteria.length === 0 && (
        <p className={tableStyles.empty}>
          <Icon name="search" /> Nothing yet. Say what you buy, and our brokers know which listings to bring to you.
        </p>
      )}
      {data && data.criteria.length > 0 && (
        <ul className={styles.list}>
          {data.criteria.map((criteria) => (
            <Item
              key={criteria.id}
              criteria={criteria}
              names={namesOf(data.lookup)}
              onEdit={() => void edit(criteria)}
              onDelete={() => setAsked({ remove: criteria })}
            />
          ))}
        </ul>
      )}
      {data && (
        <div className={styles.add}>
          <Button aria-haspopup="dialog" disabled={data.criteria.length >= CRITERIA_MAX} onClick={() => setAsked({})}>
            Add what I buy
          </Button>
        </div>
      )}
      {data && asked && !('remove' in asked) && (
        <CriteriaDialog read={asked.edit} lookup={data.lookup} onSaved={reload} onClose={close} />
      )}
      {asked && 'remove' in asked && <DeleteDialog criteria={asked.remove} onDeleted={reload} onClose={close} />}
    </>
  );
}

interface ItemProps {
  criteria: CriteriaDto;
  names: CriterionNames;
  onEdit: () => void;
  onDelete: () => void;
}

function Item({ criteria, names, onEdit, onDelete }: ItemProps) {
  const { name, must, nice, equity, maxPrice, exchangeDeadline, activeUntil, isActive, enteredByOffice } = criteria;
  const facts = [
    maxPrice !== null && `Budget ${formatMoney(maxPrice)}`,
    equity !== null && `Equity ${formatMoney(equity)}`,
    exchangeDeadline && `${CRITERIA_DAYS.exchangeDeadline} ${formatFullDate(exchangeDeadline)}`,
    activeUntil && `${CRITERIA_DAYS.activeUntil} ${formatFullDate(activeUntil)}`,
    enteredByOffice && 'Written down by our office',
  ].filter((fact) => fact !== false && fact !== null);
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h2>
          {name} {!isActive && <StageTag stage={{ label: 'Ended', tone: 'quiet' }} />}
        </h2>
        <p>{must.map((condition) => conditionWords(condition, names)).join(' · ') || 'Everything that is listed'}</p>
        {nice.length > 0 && (
          <p className={styles.quiet}>
            {`Better: ${nice.map((wish) => `${conditionWords(wish, names)} (weight ${wish.weight})`).join(' · ')}`}
          </p>
        )}
        {facts.length > 0 && <p className={`${styles.quiet} figures`}>{facts.join(' · ')}</p>}
      </div>
      <div className={styles.tools}>
        <Button small look="secondary" aria-haspopup="dialog" onClick={onEdit}>
          Edit<span className="hidden-text">: {name}</span>
        </Button>
        <Button small look="secondary" aria-haspopup="dialog" onClick={onDelete}>
          Delete<span className="hidden-text">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

interface DeleteDialogProps {
  criteria: CriteriaDto;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

function DeleteDialog({ criteria: { id, name }, onDeleted, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.removeCriteria({ id }).catch((failure: unknown) => {
        // Another tab was faster.
        if (!(failure instanceof ApiError && failure.status === 404)) {
          throw failure;
        }
      });
      onClose();
      await onDeleted();
      showToast(`${name} has been deleted.`);
    } catch (failure) {
      onClose();
      void showAlert(`${name} has not been deleted. ${textInPlaceOf(failure)}`);
    }
  };
  return (
    <AlertDialog text={`Delete ${name}? Our brokers no longer look for it.`} onClose={onClose}>
      <Button small look="secondary" disabled={busy} onClick={onClose}>
        Cancel
      </Button>
      <Button small look="danger" disabled={busy} onClick={() => void remove()}>
        Delete
      </Button>
    </AlertDialog>
  );
}
