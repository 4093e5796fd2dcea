import { Fragment, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { formatWhole } from '../../lib/format';
import styles from './filter-bar.module.css';
import { CityField, StateSelect, TypeSelect, type FiltersProps } from './filter-fields';
import { AreaRange, PriceRange, StatusBoxes } from './filter-panels';
import { FILTERS, without } from './filters';
import { StorageFigures } from './storage-figures';

/** The filters of a small screen; they apply as they are set, and the button says what they leave. */
export function FilterSheet(props: FiltersProps & { onClose: () => void }) {
  const { total, onChange, onClose } = props;
  const [cleared, setCleared] = useState(0);
  // By name, and with fields that begin anew: what was typed last is set as the button takes the focus.
  const clear = () => {
    onChange(without(FILTERS));
    setCleared(cleared + 1);
  };
  return (
    <Dialog title="Filters" onClose={onClose} sheet>
      <div className={styles.sheet}>
        <Fragment key={cleared}>
          <div className={styles.label}>
            State
            <StateSelect {...props} />
          </div>
          <div className={styles.label}>
            City
            <CityField {...props} />
          </div>
          <div className={styles.label}>
            Store type
            <TypeSelect {...props} />
          </div>
          <StatusBoxes {...props} />
          <PriceRange {...props} />
          <AreaRange {...props} />
          <StorageFigures {...props} />
        </Fragment>
        <div className={styles.sheetActions}>
          <Button wide onClick={onClose}>
            Show {formatWhole(total)} {total === 1 ? 'property' : 'properties'}
          </Button>
          <Button wide look="quiet" onClick={clear}>
            Clear all
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
