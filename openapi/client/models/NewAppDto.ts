/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NewAppDto = {
    /**
     * To be typed where no picture can be read.
     */
    secret: string;
    /**
     * What the picture says.
     */
    address: string;
    /**
     * The picture, as the address of an image.
     */
    picture: string;
    /**
     * The id of the record.
     */
    id: number;
};

