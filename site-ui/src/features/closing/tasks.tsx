import type { OwnTaskDto } from '@stowbridge/api';
import styles from './closing.module.css';
import { Task } from './task';

interface Props {
  tasks: OwnTaskDto[];
  reload: () => Promise<void>;
}

/** The tasks of one's own side, the earliest first, what is done last. */
export function Tasks({ tasks, reload }: Props) {
  const done = tasks.filter(({ doneAt }) => doneAt);
  return (
    <>
      <p className={styles.count}>
        {done.length} of {tasks.length} done
      </p>
      <ul className={styles.list}>
        {[...tasks.filter(({ doneAt }) => !doneAt), ...done].map((task) => (
          <Task key={task.id} task={task} reload={reload} />
        ))}
      </ul>
    </>
  );
}
