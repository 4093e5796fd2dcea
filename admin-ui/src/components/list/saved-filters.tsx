import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextInput, useListContext, useNotify } from 'react-admin';
import { PlainForm } from '../plain-form';
import { usePreference } from './use-preference';

interface SavedFilter {
  name: string;
  values: Record<string, unknown>;
}

const longest = 40;

/** Searches that an administrator has given a name, to be made again with one click. */
export function SavedFilters() {
  const { filterValues, setFilters, resource } = useListContext();
  const { items: saved, keep } = usePreference<SavedFilter>(`filters.${resource}`);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const notify = useNotify();
  const id = useId();
  const close = () => setAnchor(null);
  const searched = Object.keys(filterValues).length > 0;

  const save = ({ name }: { name: string }) => {
    const others = saved.filter((filter) => filter.name.toLowerCase() !== name.trim().toLowerCase());
    keep([...others, { name: name.trim(), values: filterValues }].sort((a, b) => a.name.localeCompare(b.name)));
    notify(`The filter ${name.trim()} is saved.`, { type: 'info' });
    close();
  };
  return (
    <>
      <Button
        variant="text"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Saved filters
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 300, p: 4, display: 'grid', gap: 3 } },
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          Saved filters
        </Typography>
        {saved.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>Search for something, then give the search a name to keep it here.</Box>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {saved.map(({ name, values }) => (
              <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center' }}>
                <Button
                  variant="text"
                  onClick={() => {
                    setFilters(values);
                    close();
                  }}
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    justifyContent: 'flex-start',
                    textAlign: 'left',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {name}
                </Button>
                <IconButton
                  aria-label={`Delete the filter: ${name}`}
                  onClick={() => keep(saved.filter((filter) => filter.name !== name))}
                >
                  <DeleteOutlined />
                </IconButton>
              </Box>
            ))}
          </Box>
        )}
        {searched && (
          <PlainForm<{ name: string }>
            defaultValues={{ name: '' }}
            validate={({ name }) => (name?.trim() ? {} : { name: 'Name is required' })}
            onSubmit={save}
          >
            <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
              <TextInput
                source="name"
                label="Name of this search"
                helperText={false}
                slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off' } }}
              />
              <Button type="submit" variant="contained" color="secondary">
                Save filter
              </Button>
            </Box>
          </PlainForm>
        )}
      </Popover>
    </>
  );
}
