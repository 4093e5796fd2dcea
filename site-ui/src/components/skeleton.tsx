import styles from './skeleton.module.css';

/** Cards that are about to be there, in the shape they will have. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.card} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  ));
}

/** A private screen before the browser knows who is looking at it. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className={styles.bar} />
      <span className="hidden-text">Loading</span>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}

/** The place of a part of a page that comes after the rest. */
export const PartSkeleton = () => (
  <div className={styles.part} role="status">
    <span className="hidden-text">Loading</span>
    <span className={styles.bar} />
  </div>
);
