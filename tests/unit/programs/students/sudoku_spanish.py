def buscar_vacia(tablero):
    for fila in range(9):
        for columna in range(9):
            if tablero[fila][columna] == 0:
                return fila, columna
    return None


def es_valido(tablero, fila, columna, numero):
    if numero in tablero[fila]:
        return False
    if any(tablero[i][columna] == numero for i in range(9)):
        return False
    inicio_f, inicio_c = 3 * (fila // 3), 3 * (columna // 3)
    for i in range(inicio_f, inicio_f + 3):
        for j in range(inicio_c, inicio_c + 3):
            if tablero[i][j] == numero:
                return False
    return True


def resolver(tablero):
    vacia = buscar_vacia(tablero)
    if vacia is None:
        return True
    fila, columna = vacia
    for numero in range(1, 10):
        if es_valido(tablero, fila, columna, numero):
            tablero[fila][columna] = numero
            if resolver(tablero):
                return True
            tablero[fila][columna] = 0
    return False


def imprimir(tablero):
    for fila in tablero:
        print(" ".join(str(numero) for numero in fila))
