import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { replacedOn } from '@stowbridge/contract/document-versions';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useOpenFile } from '../../components/open-file';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { type DocumentLine, replacedAt } from './document-lines';

/** Which version of a document it is, and the way to the earlier ones; nothing for one that has none. */
export function DocumentVersion({ line }: { line: DocumentLine }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const open = useOpenFile();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { document, earlier } = line;
  if (earlier.length === 0) {
    return null;
  }
  return (
    <>
      <Button
        size="small"
        aria-label={`Versions of ${document.ActualFileName}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 24, minWidth: 0, px: 2, py: 0, fontSize: '0.75rem' }}
      >
        Version {document.Version}
      </Button>
      <Menu id={id} open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {[document, ...earlier].map((version) => {
          const replaced = replacedAt(line, version);
          return (
            <MenuItem
              key={version.ID}
              onClick={() => {
                setAnchor(undefined);
                void open(() => dataProvider.documentLink(version.ID, version.Version));
              }}
            >
              Version {version.Version}
              {replaced && ` · ${replacedOn(replaced)}`}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
