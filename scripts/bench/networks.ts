/** A slow network. */
export interface Network {
  name: string;
  /** Milliseconds from a packet to its answer. */
  roundTrip: number;
  /** Bits per second, towards the visitor. */
  throughput: number;
}

/** The networks of `--applied`. The first is the one that Lighthouse simulates for phones. */
export const networks: readonly Network[] = [
  { name: "150 ms, 1.6 Mbps", roundTrip: 150, throughput: 1_600_000 },
  { name: "300 ms, 400 kbps", roundTrip: 300, throughput: 400_000 },
];

/** Round trips before the first byte of a document, without DNS: TCP, TLS 1.3, and the request. */
export const realRoundTrips = 3;

/** Milliseconds that bytes occupy the line. */
export const occupation = (bytes: number, { throughput }: Network): number => (bytes * 8000) / throughput;

/**
 * Milliseconds before which nobody can have a document: the round trips, and its bytes at the full throughput. What TCP
 * waits while it finds out the throughput is not in it.
 * @param bytes as transferred, with headers
 * @param roundTrips before the first byte
 */
export const floorOf = (bytes: number, network: Network, roundTrips = realRoundTrips): number =>
  roundTrips * network.roundTrip + occupation(bytes, network);
