import type { PropertyProfileDto } from '@stowbridge/api';
import { imageUrl } from '../../components/photo';
import { paths } from '../../lib/paths';
import type { StructuredData } from '../../lib/structured-data';

/** A property for search engines: the listing, its place and, while it is for sale at a price, the offer. */
export function listingData(origin: string, profile: PropertyProfileDto, description: string): StructuredData {
  const { Price, Latitude, Longitude } = profile;
  const url = origin + paths.property(profile.StoreID, profile.StoreName);
  return {
    '@type': 'RealEstateListing',
    name: profile.StoreName,
    description,
    url,
    datePosted: profile.CreatedDate ?? undefined,
    dateModified: profile.ModifiedDate,
    image: profile.StoreImages.map(({ FileName }) => origin + imageUrl('StoreImages', FileName, 1200)),
    offers:
      Price !== null
        ? { '@type': 'Offer', price: Price, priceCurrency: 'USD', availability: 'https://schema.org/InStock', url }
        : undefined,
    about: {
      '@type': 'SelfStorage',
      name: profile.StoreName,
      address: {
        '@type': 'PostalAddress',
        streetAddress: profile.Address1 || undefined,
        addressLocality: profile.City,
        addressRegion: profile.StateCode,
        postalCode: profile.ZipCode || undefined,
        addressCountry: 'US',
      },
      geo:
        Latitude !== null && Longitude !== null
          ? { '@type': 'GeoCoordinates', latitude: Latitude, longitude: Longitude }
          : undefined,
    },
  };
}
