import type { FavouriteDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { NOT_LISTED } from '@stowbridge/contract/addresses';
import { useState, type ReactNode } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { CompareCheck } from '../../components/compare/compare-check';
import { useFavourites } from '../../components/heart/favourites';
import Heart from '../../components/heart/heart';
import { Photo } from '../../components/photo';
import { priceText } from '../../components/price-text';
import { Section } from '../../components/section';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { paths } from '../../lib/paths';
import { propertyStage } from '../../lib/property-status';
import { Link } from '../../router/link';
import { useSession } from '../../session/use-session';
import { FavouriteNote } from './favourite-note';
import styles from './my-favourites.module.css';

/** [CONST-29] */
const pageLength = 10;

interface Favourites {
  listed: FavouriteDto[];
  more: boolean;
}

/** The next page after the given ones; one row more tells whether there is another. */
async function find(before: FavouriteDto[] = []): Promise<Favourites> {
  const range = `[${before.length},${before.length + pageLength}]`;
  const found = await new MeResourceService(browserApi).favourites({ range });
  const known = new Set(before.map(({ id }) => id));
  const next = found.slice(0, pageLength).filter(({ id }) => !known.has(id));
  return { listed: [...before, ...next], more: found.length > pageLength };
}

const firstOnes = () => find();

interface MyFavouritesProps {
  /** Nothing is shown where there is none. */
  unlessNone?: boolean;
  /** What stands below: it comes after them, so that nothing moves. */
  children?: ReactNode;
}

/** What this person keeps, with what they noted on it [BEYB-34] [BEYB-40]. */
export function MyFavourites({ unlessNone = false, children }: MyFavouritesProps) {
  const { data, error } = useLoad(firstOnes);
  return (
    <>
      {(!unlessNone || error || Boolean(data?.listed.length)) && (
        <Section title="Favourites" id="favourites">
          {error && <p role="alert">{error}</p>}
          {data && <List first={data} />}
        </Section>
      )}
      {(data || error) && children}
    </>
  );
}

function List({ first }: { first: Favourites }) {
  const [{ listed, more }, setFavourites] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const loadMore = async () => {
    setLoading(true);
    setFailure('');
    try {
      setFavourites(await find(listed));
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setLoading(false);
    }
  };
  if (listed.length === 0) {
    return <p className={tableStyles.empty}>None yet. The heart on a property keeps it here.</p>;
  }
  return (
    <>
      <ul className={styles.list}>
        {listed.map((favourite) => (
          <li key={favourite.id} className={styles.favourite}>
            <Favourite favourite={favourite} />
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {more && (
        <Button look="secondary" small disabled={loading} onClick={() => void loadMore()}>
          Show more
        </Button>
      )}
    </>
  );
}

function Favourite({ favourite }: { favourite: FavouriteDto }) {
  const kept = useFavourites(useSession()?.id).has(favourite.propertyId);
  const { propertyId, name, isListed, city, stateCode, statusId, status, imageName, imageColor } = favourite;
  const price =
    statusId === null
      ? null
      : priceText({
          StatusID: statusId,
          Price: favourite.price,
          AlternatePriceOptionID: favourite.alternatePriceOptionId,
          AlternatePriceOptionName: favourite.alternatePriceOptionName,
          AlternatePriceOptionDate: favourite.alternatePriceOptionDate,
        });
  return (
    <>
      <span className={styles.photo}>
        <Photo fileName={imageName} color={imageColor} alt="" sizes="96px" />
      </span>
      <div className={styles.text}>
        <h3>{isListed ? <Link to={paths.property(propertyId, name)}>{name}</Link> : name}</h3>
        {isListed ? (
          <p className={styles.facts}>
            {statusId !== null && <StageTag stage={propertyStage(statusId, status ?? '')} />}
            {price && <b className="figures">{price}</b>}
            <span>
              {city}, {stateCode}
            </span>
          </p>
        ) : (
          <p className={styles.facts}>{NOT_LISTED}</p>
        )}
        <FavouriteNote favourite={favourite} kept={kept} />
      </div>
      <div className={styles.tools}>
        <Heart id={propertyId} name={name} />
        {isListed && <CompareCheck id={propertyId} name={name} />}
      </div>
    </>
  );
}
