import type { AgentLocationDto, BrokerContactDto } from '@stowbridge/api';
import styles from './brokers.module.css';

/** [PROF-10] [PROF-11] [PROF-12] Whom to call. */
export function Brokers({ brokers, offices }: { brokers: BrokerContactDto[]; offices: AgentLocationDto[] }) {
  if (brokers.length === 0) {
    return null;
  }
  return (
    <section className={styles.brokers} aria-labelledby="brokers">
      <h2 id="brokers">{brokers.length === 1 ? 'Broker' : 'Brokers'}</h2>
      {brokers.map((broker) => {
        const office = offices.find(({ Id }) => Id === broker.AgentLocationId);
        const name = `${broker.BrokerFirstName} ${broker.BrokerLastName}`;
        return (
          <div key={`${name}-${broker.BrokerEmail}`} className={styles.broker}>
            <b>{name}</b>
            {/* The heading has said so. */}
            {broker.BrokerPosition && broker.BrokerPosition !== 'Broker' && <span>{broker.BrokerPosition}</span>}
            {broker.BrokerPhoneNumber && <a href={`tel:${broker.BrokerPhoneNumber}`}>{broker.BrokerPhoneNumber}</a>}
            {broker.BrokerEmail && <a href={`mailto:${broker.BrokerEmail}`}>{broker.BrokerEmail}</a>}
            {office && (
              <span>
                {office.Address}, {office.City}, {office.StateName} {office.Zipcode}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}
