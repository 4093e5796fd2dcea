import type { SuggestionDto } from '@stowbridge/api';
import { SearchService } from '@stowbridge/api/services/SearchService';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api';
import { paths } from '../lib/paths';
import { useNavigate } from '../router/hooks';
import type { ComboOption } from './combobox';
import type { IconName } from './icon';

/** [SRCH-08] */
const minimumLength = 2;
/** Between the last key and the question to the server, in milliseconds. */
const patience = 150;

const icons: Record<SuggestionDto['Type'], IconName> = { City: 'pin', State: 'map', Zip: 'pin', Property: 'building' };

export interface SuggestionOption extends ComboOption {
  suggestion: SuggestionDto;
}

export interface Suggestions {
  /** Empty below two characters and while there is no answer yet. */
  options: SuggestionOption[];
  /** What was looked for without finding anything; empty while nothing is known. */
  missing: string;
}

/** The suggestions for what has been typed. */
export function useSuggestions(text: string): Suggestions {
  const keyword = text.trim();
  const [answer, setAnswer] = useState<{ keyword: string; options: SuggestionOption[] }>({ keyword: '', options: [] });
  const [missing, setMissing] = useState('');
  useEffect(() => {
    if (keyword.length < minimumLength) {
      return;
    }
    let current = true;
    // Without IsShowFull the answer is a plain list ([SRCH-09]).
    const asked = () =>
      new SearchService(browserApi).properties({ requestBody: { Keyword: keyword } }) as Promise<SuggestionDto[]>;
    const timer = setTimeout(() => {
      asked().then(
        (found) => {
          if (current) {
            setAnswer({ keyword, options: found.map(toOption) });
            setMissing(found.length === 0 ? keyword : '');
          }
        },
        () => current && setAnswer({ keyword, options: [] }),
      );
    }, patience);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keyword]);
  const related = keyword.startsWith(answer.keyword) || answer.keyword.startsWith(keyword);
  return {
    options: keyword.length < minimumLength || !related ? [] : answer.options,
    missing: keyword === missing ? missing : '',
  };
}

function toOption(suggestion: SuggestionDto, index: number): SuggestionOption {
  return {
    key: `${index}-${suggestion.Type}-${suggestion.StoreID ?? suggestion.Name}`,
    label: suggestion.Name,
    hint: suggestion.Type === 'Zip' ? 'ZIP code' : suggestion.Type,
    icon: icons[suggestion.Type] ?? 'search',
    suggestion,
  };
}

/** A property opens itself; a place opens the search for it. */
export function useOpenSuggestion(): (suggestion: SuggestionDto) => void {
  const navigate = useNavigate();
  return ({ Name, Type, StoreID }) =>
    void navigate(Type === 'Property' && StoreID ? paths.property(StoreID, Name) : paths.search(Name));
}
