/** The most that a point may be worth in money, in satang: whoever sells something for points asks at least so many. */
export const POINT_SATANG = 5;
