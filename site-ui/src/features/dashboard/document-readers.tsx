import type { ListingReaderDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { Words } from '../../components/words';
import { formatFullDate } from '../../lib/format';
import styles from './people.module.css';

/** [CONST-29] */
const pageLength = 10;

/** What has been read of a list that goes on. */
export interface Readers {
  listed: ListingReaderDto[];
  more: boolean;
}

/** The next page after the given ones, the last opened first; one row more tells whether there is another. */
export async function findReaders(id: number, before: ListingReaderDto[] = []): Promise<Readers> {
  const range = `[${before.length},${before.length + pageLength}]`;
  const found = await new MeResourceService(browserApi).listingReaders({ id, range });
  // What was opened meanwhile has moved up: it is shown once.
  const known = new Set(before.map((reader) => reader.id));
  const next = found.slice(0, pageLength).filter((reader) => !known.has(reader.id));
  return { listed: [...before, ...next], more: found.length > pageLength };
}

/** [BEYA-94, BEYA-95] Which buyers opened what on one's listing; where the office keeps their names, how many. */
export function DocumentReaders({ storeId, first }: { storeId: number; first: Readers }) {
  const [{ listed, more }, setReaders] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const loadMore = async () => {
    setLoading(true);
    setFailure('');
    try {
      setReaders(await findReaders(storeId, listed));
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Section title="Who opened what">
      {listed.length === 0 ? (
        <p className={tableStyles.empty}>No buyer has opened a document yet.</p>
      ) : (
        <ReadersTable readers={listed} />
      )}
      {failure && <p role="alert">{failure}</p>}
      {more && (
        <Button look="secondary" small disabled={loading} onClick={() => void loadMore()}>
          Show more
        </Button>
      )}
    </Section>
  );
}

const ReadersTable = ({ readers }: { readers: ListingReaderDto[] }) => (
  <table className={`${tableStyles.table} ${tableStyles.stack}`}>
    <thead>
      <tr>
        <th scope="col">Opened by</th>
        <th scope="col">Document</th>
        <th scope="col">First</th>
        <th scope="col">Last</th>
        <th scope="col" className={tableStyles.number}>
          Times
        </th>
      </tr>
    </thead>
    <tbody>
      {readers.map((reader) => (
        <tr key={reader.id}>
          <td data-label="Opened by">
            <div className={styles.value}>
              <b>
                <Words text={whoOf(reader)} />
              </b>
              {reader.company && (
                <span className={styles.quiet}>
                  <Words text={reader.company} />
                </span>
              )}
            </div>
          </td>
          <td data-label="Document">
            <div className={styles.value}>
              <Words text={reader.actualFileName ?? 'A deleted document'} />
              {reader.documentType && <span className={styles.quiet}>{reader.documentType}</span>}
            </div>
          </td>
          <td data-label="First" className="figures">
            <time dateTime={reader.firstAt}>{formatFullDate(reader.firstAt)}</time>
          </td>
          <td data-label="Last" className="figures">
            <time dateTime={reader.lastAt}>{formatFullDate(reader.lastAt)}</time>
          </td>
          <td data-label="Times" className={`${tableStyles.number} figures`}>
            {reader.opens}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const whoOf = ({ name, people }: ListingReaderDto): string => name ?? (people === 1 ? '1 buyer' : `${people} buyers`);
