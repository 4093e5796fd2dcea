import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-admin';
import { radius } from '../../theme/tokens';
import { useFindings, type Finding } from './use-findings';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Goes to any screen, person, property, deal or vendor by typing a part of its name. */
export function CommandPalette({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby="palette-title"
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 4, sm: '12vh' } } }}
    >
      <Box component="h2" id="palette-title" sx={visuallyHidden}>
        Search or jump to
      </Box>
      {open && <Palette onClose={onClose} />}
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { findings, searching } = useFindings(text);
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const current = Math.min(chosen, findings.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const go = (finding: Finding | undefined) => {
    if (!finding) {
      return;
    }
    onClose();
    navigate(finding.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && findings.length) {
      event.preventDefault();
      setChosen((current + step + findings.length) % findings.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(findings[current]);
    }
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 4,
          height: 52,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Search sx={{ color: 'text.secondary', fontSize: 20 }} />
        <InputBase
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to search
          autoFocus
          fullWidth
          value={text}
          placeholder="Person, property, deal, vendor or screen"
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          sx={{
            fontSize: '1rem',
            alignSelf: 'stretch',
            '&.Mui-focused': { boxShadow: (theme) => `inset 0 -2px ${theme.tokens.accent}` },
          }}
          inputProps={{
            role: 'combobox',
            'aria-label': 'Person, property, deal, vendor or screen',
            'aria-expanded': true,
            'aria-controls': 'palette-findings',
            'aria-activedescendant': findings[current] ? `finding-${findings[current].key}` : undefined,
            autoComplete: 'off',
          }}
        />
      </Box>
      <Box
        component="ul"
        ref={list}
        id="palette-findings"
        role="listbox"
        aria-label="Findings"
        sx={{ m: 0, p: 2, listStyle: 'none', maxHeight: 380, overflowY: 'auto' }}
      >
        {findings.map((finding, index) => (
          <Row
            key={finding.key}
            finding={finding}
            first={finding.group !== findings[index - 1]?.group}
            selected={index === current}
            onChoose={() => go(finding)}
          />
        ))}
      </Box>
      {findings.length === 0 && (
        <Box role="status" sx={{ px: 5, pb: 5, color: 'text.secondary' }}>
          {searching ? 'Searching…' : 'Nothing matches. Try a name, a company, an e-mail address or a city.'}
        </Box>
      )}
    </>
  );
}

/** One line, whose end may be missing. */
const short = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface RowProps {
  finding: Finding;
  first: boolean;
  selected: boolean;
  onChoose: () => void;
}

function Row({ finding, first, selected, onChoose }: RowProps) {
  return (
    <>
      {first && (
        <Box
          component="li"
          role="presentation"
          sx={{ px: 3, pt: 2, pb: 1, fontSize: '0.75rem', fontWeight: 540, color: 'text.secondary' }}
        >
          {finding.group}
        </Box>
      )}
      <Box
        component="li"
        id={`finding-${finding.key}`}
        role="option"
        aria-selected={selected}
        onClick={onChoose}
        sx={{
          display: 'flex',
          gap: 4,
          px: 3,
          py: 2,
          borderRadius: `${radius.control}px`,
          cursor: 'pointer',
          bgcolor: (theme) => (selected ? theme.tokens.hover : 'transparent'),
          '&:hover': { bgcolor: (theme) => theme.tokens.hover },
        }}
      >
        <Box component="span" title={finding.label} sx={{ ...short, flex: 1, fontWeight: 520 }}>
          {finding.label}
        </Box>
        <Box
          component="span"
          title={finding.detail}
          sx={{ ...short, maxWidth: '50%', color: 'text.secondary', fontSize: '0.8125rem' }}
        >
          {finding.detail}
        </Box>
      </Box>
    </>
  );
}
