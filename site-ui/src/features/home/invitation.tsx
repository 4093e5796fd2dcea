import { Button, ButtonLink } from '../../components/button';
import { paths } from '../../lib/paths';
import styles from './invitation.module.css';

/** The way in for owners. */
export function Invitation({ onSell }: { onSell: () => void }) {
  return (
    <section className="container" aria-labelledby="sell">
      <div className={styles.band}>
        <div>
          <h2 id="sell">Thinking of selling?</h2>
          <p>
            Tell us about your facility. A broker who knows the trade answers within one business day, and nothing is
            published before you say so.
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={onSell} aria-haspopup="dialog">
            Sell My Property
          </Button>
          <ButtonLink look="secondary" to={paths.sellerServices}>
            Seller Services
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
