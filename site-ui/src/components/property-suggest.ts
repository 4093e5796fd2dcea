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

/** The suggestions for what has been typed; empty below two characters and while there is no answer yet. */
export function useSuggestions(text: string): SuggestionOption[] {
  const keyword = text.trim();
  const [answer, setAnswer] = useState<{ keyword: string; options: SuggestionOption[] }>({ keyword: '', options: [] });
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
        (found) => current && setAnswer({ keyword, options: found.map(toOption) }),
        () => current && setAnswer({ keyword, options: [] }),
      );
    }, patience);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keyword]);
  const related = keyword.startsWith(answer.keyword) || answer.keyword.startsWith(keyword);
  return keyword.length < minimumLength || !related ? [] : answer.options;
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
