/** Everything that a migration can leave behind, by kind and name, and what it is. */
export const OBJECTS = `
  select 'relation ' || c.relname || ' ' || coalesce(pg_get_indexdef(i.indexrelid), '') as object
    from pg_class c left join pg_index i on i.indexrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i', 'S', 'v', 'm', 'p')
     and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select 'routine ' || p.proname || ' ' || pg_get_functiondef(p.oid) from pg_proc p
   where p.pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'trigger ' || t.tgname || ' ' || pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
  union all
  select 'constraint ' || c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) from pg_constraint c where c.connamespace = 'public'::regnamespace and c.conrelid <> 0
  union all
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') from information_schema.columns where table_schema = 'public'
  order by 1`;
