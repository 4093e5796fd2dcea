import type { EntityManager } from 'typeorm';

/** The deletion was carried out; the address is kept until its owner has been told so. */
export const endDeletion = (manager: EntityManager, id: number, email: string): Promise<unknown> =>
  manager.query(
    `update privacy_requests set outcome = 'done', ended_at = now(), modified_at = now(), email = $2 where id = $1`,
    [id, email],
  );

/** It stands in the log outside of backups. */
export const markLogged = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('update privacy_requests set logged_at = now() where id = $1', [id]);

export const forgetAddress = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('update privacy_requests set email = null where id = $1', [id]);
