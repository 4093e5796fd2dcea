import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '../paths';
import { product } from '../product';

/** The end of each page: the legal texts of the site [SHELL-101], [SHELL-102], and which version runs. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 4, sm: 6 },
        py: 2,
        display: 'flex',
        alignItems: 'center',
        columnGap: { xs: 3, sm: 5 },
        color: 'text.secondary',
        fontSize: '0.75rem',
        lineHeight: '24px',
        whiteSpace: 'nowrap',
      }}
    >
      <SiteLink to={paths.privacy}>Privacy Policy</SiteLink>
      <SiteLink to={paths.terms}>Terms of use</SiteLink>
      <Box
        component="span"
        sx={{ ml: 'auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
        title={`${product.name} ${product.version}`}
      >
        {product.name} {product.version}
      </Box>
    </Box>
  );
}

/** A page of the site, which is not a part of the back office. */
function SiteLink({ to, children }: { to: string; children: string }) {
  return (
    <Link href={to} target="_blank" rel="noopener" sx={{ color: 'inherit' }}>
      {children}
    </Link>
  );
}
