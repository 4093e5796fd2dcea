import styles from './radius-note.module.css';

/** What the circle on a map stands for. */
export const RadiusNote = ({ miles }: { miles: number }) => (
  <p className={`${styles.note} figures`}>
    The circle shows {miles} {miles === 1 ? 'mile' : 'miles'} around the property.
  </p>
);
