/**
 * A certificate for localhost until the year 2126, for tests:
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost`
 */
export const certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUMstOWUH8xUO83gJVwj9Trp2pePEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjAyMzM1OVoYDzIxMjYxMTAy
MDIzMzU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR7MkFF9YquPeAax6scFbxLGOOBeQtzZQhoNqxjoW0W98QJmugfPQt8
62R1vJLVw+6EDy6h7nXUiTeRjgLUBTOXo2kwZzAdBgNVHQ4EFgQUtz6Jmjwjo60J
GtvQGtPbAvj1BjcwHwYDVR0jBBgwFoAUtz6Jmjwjo60JGtvQGtPbAvj1BjcwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAM7wnyhtCxEx1CLMJO/VG32+p9Un5weMWhGBF1wuXz8wAiEAz8oTi+Oy
6HrP1xdn+lDIGsC+62pVUrJUeaRSnWVQoRA=
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0zt8oK6f+Ti6Bd79
NlEQ7UQ6yO3QXN5wyvW4EubvxaahRANCAAR7MkFF9YquPeAax6scFbxLGOOBeQtz
ZQhoNqxjoW0W98QJmugfPQt862R1vJLVw+6EDy6h7nXUiTeRjgLUBTOX
-----END PRIVATE KEY-----
`,
};
