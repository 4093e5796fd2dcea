import type { PropertyLookupDto } from '@stowbridge/api';
import {
  CRITERION_KINDS,
  type CriterionKind,
  criterionLabel,
  isListKind,
  isRangeKind,
} from '@stowbridge/contract/criteria';
import {
  type AskedRow,
  COUNTINGS,
  type Counting,
  endLength,
  newRow,
  rowProblem,
  unitOf,
} from '@stowbridge/contract/criteria-form';
import { useId } from 'react';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import { AreaField } from './area-field';
import styles from './asked-fields.module.css';
import { IdsField } from './ids-field';

interface AskedFieldsProps {
  id: string;
  rows: AskedRow[];
  lookup: PropertyLookupDto;
  /** The first thing that is wrong with them; each row says its own. */
  problem?: string;
  onChange: (rows: AskedRow[]) => void;
}

/** What is asked of a property: each row a must or a wish. */
export function AskedFields({ id, rows, lookup, problem, onChange }: AskedFieldsProps) {
  const unused = CRITERION_KINDS.find((kind) => !rows.some((row) => row.kind === kind)) ?? 'price';
  const wrong = rows.findIndex(rowProblem);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={problem && `${id}-problem`} className={styles.asked}>
      <legend className={formStyles.label}>What you ask of a property</legend>
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <Row
            key={at}
            row={row}
            lookup={lookup}
            problem={problem && rowProblem(row)}
            problemId={at === wrong ? `${id}-problem` : undefined}
            onChange={(part) => onChange(rows.map((other, n) => (n === at ? { ...other, ...part } : other)))}
            onRemove={() => onChange(rows.filter((_, n) => n !== at))}
          />
        ))}
      </ul>
      {problem && wrong < 0 && (
        <p id={`${id}-problem`} className={formStyles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button small look="secondary" onClick={() => onChange([...rows, newRow(unused)])}>
          Add a condition
        </Button>
      </div>
    </fieldset>
  );
}

interface RowProps {
  row: AskedRow;
  lookup: PropertyLookupDto;
  problem?: string;
  problemId?: string;
  onChange: (part: Partial<AskedRow>) => void;
  onRemove: () => void;
}

function Row({ row, lookup, problem, problemId, onChange, onRemove }: RowProps) {
  const id = useId();
  const invalid = problem !== undefined;
  const { kind } = row;
  const label = criterionLabel(kind);
  return (
    <li className={styles.row}>
      <div className={formStyles.field}>
        <label className={formStyles.label} htmlFor={`${id}-kind`}>
          Condition
        </label>
        <select
          id={`${id}-kind`}
          className={formStyles.control}
          value={kind}
          onChange={({ target }) => onChange(newRow(target.value as CriterionKind, row.counts))}
        >
          {CRITERION_KINDS.map((value) => (
            <option key={value} value={value}>
              {criterionLabel(value)}
            </option>
          ))}
        </select>
      </div>
      <div className={formStyles.field}>
        <label className={formStyles.label} htmlFor={`${id}-counts`}>
          Counts<span className="hidden-text">: {label}</span>
        </label>
        <select
          id={`${id}-counts`}
          className={formStyles.control}
          value={row.counts}
          onChange={({ target }) => onChange({ counts: Number(target.value) as Counting })}
        >
          {COUNTINGS.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.values}>
        {isListKind(kind) ? (
          <IdsField
            label={label}
            choices={kind === 'states' ? lookup.states : lookup.storeTypes}
            ids={row.ids}
            invalid={invalid}
            onChange={(ids) => onChange({ ids })}
          />
        ) : isRangeKind(kind) ? (
          <div className={styles.ends}>
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className={formStyles.field}>
                <label className={formStyles.label} htmlFor={`${id}-${end}`}>
                  <span className="hidden-text">{label} </span>
                  {end === 'from' ? 'From' : 'To'}
                  {unitOf(kind) && ` (${unitOf(kind)})`}
                </label>
                <input
                  id={`${id}-${end}`}
                  className={`${formStyles.control} figures`}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={endLength}
                  aria-invalid={invalid || undefined}
                  value={row[end]}
                  onChange={({ target }) => onChange({ [end]: target.value })}
                />
              </div>
            ))}
          </div>
        ) : (
          <AreaField area={row.area} invalid={invalid} onChange={(area) => onChange({ area })} />
        )}
        {problem && (
          <p id={problemId} className={formStyles.problem}>
            {problem}
          </p>
        )}
      </div>
      <Button small look="quiet" onClick={onRemove}>
        Remove<span className="hidden-text">: {label}</span>
      </Button>
    </li>
  );
}
