import { ApiProperty } from '@nestjs/swagger';

/** A campaign as its readers get it. */
export class CampaignPreviewDto {
  @ApiProperty({
    example: '<!doctype html><html lang="en"><body><h1>Two drive-up facilities near Austin</h1></body></html>',
  })
  html: string;
}
