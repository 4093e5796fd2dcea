import { COPY_STATES, type CopyState } from '@stowbridge/contract/privacy';
import { ApiProperty } from '@nestjs/swagger';

export class DataCopyDto {
  /** The request for this copy. */
  @ApiProperty({ type: 'integer', format: 'int32', example: 12 })
  id: number;
  /** Whether the copy can be downloaded, was, or was not in time. */
  @ApiProperty({ enum: COPY_STATES, enumName: 'DataCopyState', example: 'ready' })
  state: CopyState;
  /** When it was asked for. */
  receivedAt: Date;
  /** Until when the copy can be downloaded. */
  @ApiProperty({ example: '2026-11-04T16:20:00.000Z' })
  readyUntil: Date;
  /** When it ended; null while it runs. */
  @ApiProperty({ type: Date, nullable: true, example: null })
  endedAt: Date | null;
}

export class DataCopyLinkDto {
  /** The address at which a browser saves the copy; good for five minutes and for the session that asked. */
  @ApiProperty({ example: '/api/v1/me/privacy-requests/12/data.zip?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  url: string;
}
