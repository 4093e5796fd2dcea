const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Clean HTML as plain text: its links with their addresses, its lists with dashes. */
export const textOf = (html: string): string =>
  html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, address: string, words: string) =>
      words === address ? address : `${words} (${address})`,
    )
    .replace(/<li>/g, '- ')
    .replace(/<br ?\/?>|<\/(?:li|tr|ul|ol|table)>/g, '\n')
    .replace(/<\/(?:p|h[2-4]|blockquote)>/g, '\n\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name])
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
