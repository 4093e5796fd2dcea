import { ApiProperty } from '@nestjs/swagger';
import { shownWatermarkCode } from '@stowbridge/contract/watermark-code';
import type { FoundWatermark } from './watermarks.service';

/** When a copy was opened, and from where. */
export class WatermarkOpenDto {
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** The address on the network; null when that is not known. */
  address: string | null;
}

/** Whose copy of a document a code is. */
export class WatermarkDto {
  /** As it is printed. */
  @ApiProperty({ example: 'K7QF-2M9X' })
  code: string;
  userId: number;
  name: string;
  email: string;
  companyName: string | null;
  documentId: number;
  documentName: string;
  version: number;
  propertyId: number;
  /** Null when the property is gone. */
  propertyName: string | null;
  /** YYYY-MM-DD, the day of the office for which the copy was made. */
  day: string;
  /** The line on each page, with the time and the address of the first request. */
  @ApiProperty({
    example: 'Nia Hart · nia.hart@hartstorage.example · 2026-11-03 15:31 UTC · 203.0.113.7 · K7QF-2M9X',
  })
  text: string;
  madeAt: Date;
  /** Hex SHA-256 of the copy. */
  sha256: string;
  /** The oldest first; one for all that a session asks for within ten minutes. */
  @ApiProperty({ type: [WatermarkOpenDto] })
  opens: WatermarkOpenDto[];
}

export const watermarkDto = (found: FoundWatermark): WatermarkDto => ({
  ...found,
  code: shownWatermarkCode(found.code),
});
